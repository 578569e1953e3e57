import { useCallback, useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { symbolName } from '../../../games/game-texts';
import { symbolAt } from '../../../engine/grid';
import { capitalised } from '../../../games/spoken';
import { roundCodeIn } from '../../../features/round-fragment';
import { SoundButton } from '../../../features/sound-button';
import { useGameState } from '../../../store/game-context';
import { isReplay } from '../../../store/game-state';
import { Button } from '../../../ui/button';
import { WIN_ID } from '../../../ui/displays';
import { useHydrated } from '../../../ui/hooks';
import { useHold } from '../../../ui/use-hold';
import { formatCoins } from '../../../ui/format/format';
import { FeatureTable } from '../feature/feature';
import { useFeature } from '../feature/progress';
import { HelpButton } from '../help/help-button';
import { LooksButton } from '../help/looks-button';
import { shownBet, useMachine, useMachineActions, usePlayableGame } from '../use-machine';
import { useRoundShow } from '../round-show';
import { usePlayStatus } from '../session/play-status';
import { Reminders } from '../session/reminders';
import { TALL_SIGN, TallPicture } from '../tall-picture';
import { texts } from '../texts';
import './collapsed-header.css';
import './machine.css';
import { LazyReplay } from '../replay/lazy-replay';
import { ReelBox } from './reel-box';
import { SignStatus } from './sign-status';
import { imageSources } from '../../../ui/browser/sized-images';

export function SlotMachine() {
  const { definition, pageArt, texts: gameTexts } = usePlayableGame();
  const { spin } = useMachineActions();
  const [isReady, setReady] = useState(false);
  const ready = useCallback(() => setReady(true), []);
  /** The round that the page's address asks for, which is shown in place of play. */
  const code = roundCodeIn(useLocation().hash);
  const [wasPlayed, setPlayed] = useState(false);
  if (code === null && !wasPlayed) setPlayed(true);
  return (
    // Reels are counted from the left in every language. They are in view, however high the paytable is.
    <section
      dir="ltr"
      aria-labelledby="machine-title"
      className="machine relative z-1 w-[max(var(--machine),var(--board))] [font-family:var(--font-display)] @min-[56rem]:self-start @min-[74rem]:col-start-2 wide-machine:col-start-1"
    >
      <div className="group machine-sign relative z-2 mx-auto mb-[calc(var(--board)*-1*var(--overlap))] h-(--sign-height) w-[calc(var(--board)*var(--sign-width))]">
        <TallPicture of={pageArt.sign} media={TALL_SIGN} className="absolute inset-0 size-full" />
        {/* Wins and free spins take over the sign; the title stays for those who do not see it. */}
        <h1
          id="machine-title"
          tabIndex={-1}
          aria-label={gameTexts.name}
          translate="no"
          className="absolute inset-(--sign-field) grid place-items-center text-[length:calc(var(--board)*var(--title-size))] tracking-[0.02em] whitespace-nowrap text-gold-light [text-shadow:0_2px_2px_rgb(26_12_3),0_0_12px_rgb(26_12_3/0.5)] group-has-[.sign-status]:opacity-0"
        >
          {definition.title}
        </h1>
        <SignStatus />
        <HelpButton />
        <LooksButton />
        <SoundButton iconSize={18} className="icon-button left-[93.3%]" />
      </div>
      <ReelBox onPress={code === null ? spin : null} onReady={ready} />
      <ReelsTable />
      <FeatureTable />
      <div className="machine-desk contents">
        <Plate />
        {code === null ? <Controls /> : <LazyReplay code={code} isReady={isReady} takesFocus={wasPlayed} />}
      </div>
      <Reminders />
    </section>
  );
}

/** The grid at rest for screen readers, never with filler symbols. During free spins, that of the spin that began them. */
function ReelsTable() {
  const { definition, texts: gameTexts } = usePlayableGame();
  const feature = useFeature();
  const gridAtRest = useMachine((machine) => machine.grid);
  const grid = feature?.isRunning ? feature.round.spins[0].grid : gridAtRest;
  const { rows, columns } = definition.grid;
  const nameAt = (row: number, column: number): string => {
    const id = symbolAt(grid, { row, column });
    return id === undefined ? '' : symbolName(gameTexts, id);
  };
  return (
    <table aria-label={texts.reels} className="sr-only">
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {Array.from({ length: columns }, (_, column) => (
              <td key={column}>{nameAt(row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The plate with bet and win. While free spins run, the win is that of the spins shown. */
function Plate() {
  const { pageArt } = usePlayableGame();
  const feature = useFeature();
  const isReplayed = useMachine(({ playback }) => isReplay(playback));
  const bet = useMachine(shownBet);
  const settled = useMachine(({ playback }) => (playback.phase === 'settled' ? playback.round.payout : 0));
  const payout = feature?.isRunning ? feature.paid : settled;
  return (
    <div className="machine-plate relative z-1 mt-[calc(var(--session-drop)-1.2%)] aspect-[1000/170] min-h-[2.5rem] wide-machine:mx-auto wide-machine:w-(--board)">
      <img {...imageSources(pageArt.plate)} alt="" className="absolute inset-0 size-full" />
      <dl>
        <PlateValue name={texts.bet} value={useHydrated() ? bet : null} data-testid="bet" />
        <PlateValue name={texts.win} value={payout} id={WIN_ID} data-testid="win" data-won={payout > 0} />
      </dl>
      {!isReplayed && <BetPicker />}
    </div>
  );
}

/** A list of all bets, opened by a press on the bet. The store refuses a change while a round runs. */
function BetPicker() {
  const { min, max, step } = usePlayableGame().definition.bet;
  const { changeBet } = useMachineActions();
  const bet = useMachine((machine) => machine.bet);
  return (
    <>
      <select
        aria-label={texts.chooseBet}
        value={bet}
        onChange={({ target }) => changeBet((Number(target.value) - bet) / step)}
        className="peer absolute top-1/2 left-[5%] h-2/3 min-h-11 w-[43%] -translate-y-1/2 cursor-pointer text-base opacity-0"
      >
        {Array.from({ length: (max - min) / step + 1 }, (_, n) => min + n * step).map((coins) => (
          <option key={coins} value={coins}>
            {texts.betChoice(coins)}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-[16.5%] left-[5%] w-[43%] rounded-md outline-offset-1 outline-gold-light peer-hover:bg-shaft/10 peer-focus-visible:outline-3" />
    </>
  );
}

/** Further props go to the element with the value. */
const PlateValue = ({
  name,
  value,
  ...rest
}: ComponentProps<'dd'> & { name: string; value: number | null }) => (
  <div className="absolute inset-y-[16.5%] flex w-[43%] flex-wrap content-center items-center justify-between px-[4%] text-[length:min(max(0.875rem,var(--plate)*0.046),var(--plate)*0.07)] first:left-[5%] last:right-[5%]">
    <dt className="text-[length:min(max(0.75rem,0.8em),1em)] text-muted">{name}</dt>
    <dd
      {...rest}
      translate="no"
      className="font-semibold text-gold-light tabular-nums data-[won=true]:text-foam data-[won=true]:[text-shadow:0_0_14px_var(--color-gold)]"
    >
      {value !== null && formatCoins(value)}
    </dd>
  </div>
);

/** A held key starts one round, not many. */
const oncePerPress = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** SPIN! between the bet's two buttons. A button that can't be used is `aria-disabled` only, so that it keeps focus. */
function Controls() {
  const { definition, texts: gameTexts } = usePlayableGame();
  const {
    bet: { min, max, step },
    spin: { durationMs },
  } = definition;
  const { spin, lowerBet, raiseBet } = useMachineActions();
  const [holdLower, holdRaise] = [useHold(lowerBet), useHold(raiseBet)];
  const spinning = useMachine(({ playback }) => playback.phase === 'spinning');
  const { spin: spinIndex, isPresenting } = useRoundShow();
  const feature = useFeature();
  const freeSpin =
    feature?.isRunning && feature.told && feature.current > 0 && gameTexts.feature
      ? texts.feature.numbered(
          capitalised(gameTexts.feature.spin),
          feature.current,
          feature.progress.played + feature.told.left,
        )
      : undefined;
  const bet = useMachine((machine) => machine.bet);
  const affordable = useGameState(({ coins }) => coins >= bet);
  // A reminder that is due leaves SPIN! enabled: pressing it opens the reminder (session/reminders.tsx).
  const isBlocked = usePlayStatus(({ block }) => block !== null && block.reason !== 'reminder');
  return (
    // "Spinning..." is smaller than SPIN!, so that it fits.
    <div className="controls @container flex justify-center gap-3 pt-3.5 [--text-xl:min(1.25rem,9.5cqw)] [&_button]:min-w-14">
      <Button
        variant="brass"
        data-testid="bet-minus"
        aria-describedby="lower-bet"
        aria-disabled={spinning || bet <= min}
        {...holdLower}
      >
        {`-${step}`}
      </Button>
      <Button
        size="lg"
        translate="no"
        className={`spin-button relative tracking-wide ${freeSpin ? 'px-3!' : ''}`}
        data-spinning={spinning || undefined}
        // While free spins are summed up, a press completes that.
        data-waiting={(feature !== null && isPresenting) || undefined}
        aria-disabled={spinning || isBlocked || !affordable}
        aria-describedby={isBlocked ? 'closed' : undefined}
        data-starts-round
        // It has the same name in every spin of a round.
        aria-label={freeSpin && texts.spinning}
        onKeyDown={oncePerPress}
        onClick={spin}
      >
        {spinning && <SpinProgress key={spinIndex} durationMs={durationMs} />}
        {/* The longest of them takes two lines where the button is at its narrowest. */}
        <span className={freeSpin && 'text-[0.8em] leading-[1.15] text-balance'}>
          {spinning ? (freeSpin ?? texts.spinning) : texts.spin}
        </span>
      </Button>
      <Button
        variant="brass"
        data-testid="bet-plus"
        aria-describedby="raise-bet"
        aria-disabled={spinning || bet >= max}
        {...holdRaise}
      >
        {`+${step}`}
      </Button>
      <span id="lower-bet" hidden>
        {texts.lowerBet(step)}
      </span>
      <span id="raise-bet" hidden>
        {texts.raiseBet(step)}
      </span>
    </div>
  );
}

/** In how many steps SPIN! fills up while the reels turn. */
const PROGRESS_STEPS = 24;

/**
 * Fills up SPIN!, twelve times a second. A CSS animation would do the same, but browsers draw anew, in each frame, all that
 * lies between what is animated and the reels, whether it changed or not.
 */
function SpinProgress({ durationMs }: { readonly durationMs: number }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let steps = 0;
    const timer = setInterval(() => {
      steps++;
      bar.current?.style.setProperty('scale', `${steps / PROGRESS_STEPS} 1`);
      if (steps === PROGRESS_STEPS) clearInterval(timer);
    }, durationMs / PROGRESS_STEPS);
    return () => clearInterval(timer);
  }, [durationMs]);
  return (
    <span
      ref={bar}
      className="spin-progress absolute inset-0 -z-1 origin-left [scale:0_1] bg-[linear-gradient(#a9741f,#7c5016)] will-change-transform"
    />
  );
}
