import mitt from 'mitt';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { cryptoRandom } from '../../../engine/random';
import type { StageEvents } from '../../../stage/stage-events';
import { SlotStage } from '../../../stage/slot-stage';
import { roundMessages } from '../../../stage/wins/round-messages';
import { useGameState } from '../../../store/game-context';
import type { RendererKind } from '../../../ui/browser/choose-renderer';
import { DepthLine } from '../feature/depth-line';
import { Gauge } from '../feature/gauge';
import { useFeature } from '../feature/use-feature';
import { useMachine, useMachineActions, usePlayable } from '../playing';
import { SessionStatus } from '../session/session-status';
import { texts } from '../texts';
import { displays } from './displays';
import { useSounds } from './use-sounds';

/** For the filler symbols only: outcomes have a random source of their own. */
const fillerRandom = cryptoRandom(crypto);

/** What draws the reels (null until it is known), and how to retry a better renderer that has failed. */
interface Drawing {
  readonly renderer: RendererKind | null;
  readonly retry: (() => void) | null;
}

const notYet: Drawing = { renderer: null, retry: null };

/** The reels in their frame. A press, Space and Enter spin them. */
export function ReelBox() {
  const { definition, art, pageArt, texts: gameTexts } = usePlayable();
  const { spin, attachStage } = useMachineActions();
  const [stageEvents] = useState(() => mitt<StageEvents>());
  useSounds(stageEvents);
  const feature = useFeature();
  const play = useMachine((machine) => machine.play);
  const grid = useMachine((machine) => machine.grid);
  const preference = useGameState((state) => state.renderer);
  const [drawn, setDrawn] = useState({ preference, art, number: 0 });
  const [{ renderer, retry }, setDrawing] = useState(notYet);
  // Preference and look may change in another tab during a spin: that then takes effect when the reels rest.
  const isCurrent = drawn.preference === preference && drawn.art === art;
  if (!isCurrent && play.phase !== 'spinning') {
    setDrawn({ preference, art, number: drawn.number + 1 });
    setDrawing(notYet);
  }
  const updateDrawing = useCallback(
    (kind: RendererKind, again: (() => void) | null) => setDrawing({ renderer: kind, retry: again }),
    [],
  );
  const stageMessages = useMemo(() => roundMessages(definition, gameTexts), [definition, gameTexts]);
  const spinOnKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    // Space would scroll the page, and a held key starts one round, not many.
    event.preventDefault();
    if (!event.repeat) spin();
  };
  const settled = play.phase === 'settled' ? play.round : null;
  // At rest these attributes wait for the renderer; a spin may begin before it, on plain reels.
  const drawnBy = renderer ?? (play.phase === 'idle' ? null : 'dom');
  const stageData = drawnBy && {
    'data-phase': play.phase,
    'data-renderer': drawnBy,
    // Where one line at most pays, it names a reel.
    'data-winning-column':
      definition.payRule === 'first-full-line' ? settled?.spins[0].wins[0]?.line : undefined,
    ...(feature?.isRunning && {
      'data-feature': feature.id,
      [`data-${feature.id}-left`]: feature.progress.left,
      'data-multiplier': feature.progress.multiplier,
    }),
  };
  return (
    <div className="machine-box">
      <div
        data-testid="slot-stage"
        data-game={definition.id}
        {...stageData}
        data-spins
        role="group"
        aria-label={texts.stage}
        tabIndex={0}
        className="machine-window"
        onClick={spin}
        onKeyDown={spinOnKey}
      >
        <SlotStage
          key={drawn.number}
          renderer={drawn.preference}
          definition={definition}
          art={drawn.art}
          events={stageEvents}
          attach={attachStage}
          random={fillerRandom}
          grid={grid}
          settled={settled}
          onRenderer={updateDrawing}
          displays={displays}
          messages={stageMessages}
        />
      </div>
      <img src={pageArt.frame.image} alt="" className="machine-frame" />
      <Gauge />
      <DepthLine />
      <SessionStatus />
      {retry && (
        <p role="status" className="machine-note glass [--glass:94%]">
          <span>{texts.simpleReels}</span>
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      )}
    </div>
  );
}
