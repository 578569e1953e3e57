import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { useHydrated, useLoaded } from '../../../ui/hooks';
import { useGameStateAtRest } from '../../../store/game-context';
import { isReplay } from '../../../store/game-state';
import { shownBet, usePlayableGame, useMachine, useMachineActions } from '../use-machine';
import { setRoundShow } from '../round-show';
import { stageEvents } from '../stage-emitter';
import { isSeaMoving } from '../../../stage/ambience/idle-motion';
import { startFrameNudges } from '../../../stage/ambience/landings';
import { SlotStage } from '../../../stage/slot-stage';
import { roundMessages } from '../../../stage/wins/round-messages';
import { usesSpace } from '../../../ui/browser/uses-space';
import { objectKey } from '../../../ui/object-key';
import type { RendererKind } from '../../../ui/browser/choose-renderer';
import { DepthLine, Gauge } from '../feature/feature';
import { useFeature } from '../feature/progress';
import { FinishHint } from './finish-hint';
import { Demonstration } from './demonstration';
import { LastRound } from '../replay/last-round';
import { MachineNote, SessionStatus } from '../session/session-status';
import { TALL_REELS, TallPicture } from '../tall-picture';
import { texts } from '../texts';
import { SoundOffer } from './sound-offer';
import { useHaptics, useSounds } from './sound-and-vibration';
import { displays } from '../../../ui/displays';

/** Makes Space spin wherever nothing else uses it. Otherwise it would scroll the page. */
function useSpinOnSpace(spin: () => void): void {
  useEffect(() => {
    const spinOnSpace = (event: globalThis.KeyboardEvent): void => {
      const { key, repeat, target, defaultPrevented } = event;
      if (key !== ' ' || defaultPrevented || usesSpace(target)) return;
      // The open menu makes the page inert.
      if (document.querySelector('main')?.closest('[inert]')) return;
      event.preventDefault();
      if (!repeat) spin();
    };
    document.addEventListener('keydown', spinOnSpace);
    return () => document.removeEventListener('keydown', spinOnSpace);
  }, [spin]);
}

/** For presses on reels that show a replay. */
const ignorePress = (): void => undefined;

interface ReelBoxProps {
  /** Called when the player presses the reels, Space or Enter; null if that does nothing. */
  readonly onPress: (() => void) | null;
  /** Called once the renderer is known. Must stay the same function while mounted. */
  readonly onReady: () => void;
}

/** The reels in their frame. */
export function ReelBox({ onPress, onReady }: ReelBoxProps) {
  const { definition, art, pageArt, texts: gameTexts } = usePlayableGame();
  const { attachStage } = useMachineActions();
  const spin = onPress ?? ignorePress;
  const frame = useRef<HTMLImageElement>(null);
  useEffect(() => (frame.current ? startFrameNudges(frame.current, stageEvents) : undefined), []);
  useSounds();
  useHaptics();
  useSpinOnSpace(spin);
  const mayBlink = useStore(isSeaMoving);
  const blink = useLoaded(() => import('../../../stage/ambience/blink'), mayBlink, 'Symbols will not blink.');
  const feature = useFeature();
  const playback = useMachine((machine) => machine.playback);
  const grid = useMachine((machine) => machine.grid);
  const bet = useMachine(shownBet);
  const preference = useGameStateAtRest((state) => state.renderer);
  // A new look waits for the reels to rest before it reaches any page (app/apply-preferences.ts).
  const stageKey = `${preference} ${objectKey(art)}`;
  /** What draws the reels, once it is known, and how to retry a better renderer that has failed. */
  const [drawing, setDrawing] = useState<{ on: string; kind: RendererKind; retry: (() => void) | null }>();
  const updateDrawing = useCallback(
    (kind: RendererKind, retry: (() => void) | null) => setDrawing({ on: stageKey, kind, retry }),
    [stageKey],
  );
  const known = drawing?.on === stageKey ? drawing : null;
  useEffect(() => {
    if (known) onReady();
  }, [known, onReady]);
  const stageMessages = useMemo(() => roundMessages(definition, gameTexts), [definition, gameTexts]);
  const spinOnKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    // Space would scroll the page, and a held key starts one round, not many.
    event.preventDefault();
    if (!event.repeat) spin();
  };
  const settled = playback.phase === 'settled' ? playback.round : null;
  const stageData = useHydrated() && {
    'data-phase': playback.phase,
    'data-replay': isReplay(playback) || undefined,
    'data-renderer': known?.kind ?? 'dom',
    // The page's elements draw until the canvas is there.
    'data-loading': known === null || undefined,
    // Only where at most one line pays, because it names a reel.
    'data-winning-column':
      definition.payRule === 'first-full-line' ? settled?.spins[0].wins[0]?.line : undefined,
    ...(feature?.isRunning && {
      'data-feature': feature.id,
      [`data-${feature.id}-left`]: feature.progress.left,
      'data-multiplier': feature.progress.multiplier,
    }),
  };
  return (
    // The frame covers the window's edge, so the focus ring surrounds the frame.
    <div className="machine-box relative mx-auto h-(--frame-height) w-(--machine) rounded-(--frame-corners) shadow-high has-[.machine-window:focus-visible]:outline-3 has-[.machine-window:focus-visible]:outline-offset-3 has-[.machine-window:focus-visible]:outline-gold-light">
      <div
        data-testid="slot-stage"
        data-game={definition.id}
        {...stageData}
        // While a large win counts up, a press completes the count instead of spinning (stage/wins/presses.ts).
        data-starts-round
        role="group"
        aria-label={onPress ? texts.stage : texts.reels}
        tabIndex={0}
        className="machine-window absolute inset-(--frame-window) cursor-pointer touch-manipulation rounded-[2%] focus-visible:outline-none"
        onClick={spin}
        onKeyDown={spinOnKey}
      >
        <SlotStage
          key={stageKey}
          renderer={preference}
          definition={definition}
          art={art}
          events={stageEvents}
          onShow={setRoundShow}
          attach={attachStage}
          bet={bet}
          initialGrid={grid}
          initialRound={settled}
          onRenderer={updateDrawing}
          displays={displays}
          messages={stageMessages}
        />
        {/* A win has its own animation. */}
        {blink && mayBlink && playback.phase !== 'spinning' && !settled?.payout && (
          <blink.Blink grid={grid} art={art} />
        )}
      </div>
      <FinishHint />
      {/* A replay is no time to explain the game. */}
      <Demonstration isReady={known !== null && onPress !== null} />
      {/* Clipped: otherwise the plate, which the moving frame might lie under, would need a layer, and the page be painted again. */}
      <div className="pointer-events-none absolute inset-x-0 -inset-y-0.5 overflow-clip">
        <TallPicture
          ref={frame}
          of={pageArt.frame}
          media={TALL_REELS}
          className="machine-frame absolute inset-x-0 inset-y-0.5 h-[calc(100%-0.25rem)] w-full will-change-transform"
        />
      </div>
      <Gauge />
      <DepthLine />
      <SessionStatus />
      <LastRound />
      {known?.retry && (
        <MachineNote>
          <span>{texts.simpleReels}</span>
          <button
            type="button"
            onClick={known.retry}
            className="min-h-11 rounded-pill px-4 font-bold text-gold-light underline underline-offset-[0.2em]"
          >
            {texts.retry}
          </button>
        </MachineNote>
      )}
      {onPress && <SoundOffer />}
    </div>
  );
}
