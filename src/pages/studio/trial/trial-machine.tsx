import { add, subtract, type Coins } from '../../../engine/coins';
import Play from 'lucide-react/icons/play';
import mitt from 'mitt';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import { Button } from '../../../ui/button';
import { formatCoins } from '../../../ui/format/format';
import type { Round } from '../../../engine/round';
import type { PlayableGame } from '../../../games/playable';
import type { RoundStage } from '../../../player/round-stage';
import { startingCoins } from '../../../player/starting-coins';
import { wantsLessMotion } from '../../../ui/browser/motion';
import type { StageEvents } from '../../../stage/stage-events';
import { SlotStage } from '../../../stage/slot-stage';
import { roundMessages } from '../../../stage/wins/round-messages';
import { winLevelOf } from '../../../games/win-levels';
import { symbolName, winName } from '../../../games/game-texts';
import { roundOfLevel, trialOfSize, trialRound, trialSymbols, type TrialOutcome } from './trial-round';
import { texts } from './texts';
import { imageSources } from '../../../ui/browser/sized-images';

const BALANCE_ID = 'trial-balance';
const WIN_ID = 'trial-win';
const displays = {
  balance: () => document.getElementById(BALANCE_ID),
  win: () => document.getElementById(WIN_ID),
  page: () => null,
} as const;

/** What a round pays, in multiples of the bet. */
const timesOf = ({ payout, bet }: Round): number => payout / bet;

/** The levels of win of a game, each with the trials that reach it. */
function levelsOf({ definition, art: { winLevels } }: PlayableGame) {
  const trials = trialSymbols(definition).map((id) => ({
    id,
    times: timesOf(trialRound(definition, 0, id)),
  }));
  return winLevels.map((level) => ({
    ...level,
    trials: trials.filter(({ times }) => winLevelOf(winLevels, times) === level),
  }));
}

/** The round of a trial. */
function roundOf({ definition, art: { winLevels } }: PlayableGame, id: Round['id'], wanted: TrialOutcome) {
  const level = winLevels.find(({ size }) => trialOfSize(size) === wanted);
  return level ? roundOfLevel(definition, id, level) : trialRound(definition, id, wanted);
}

function outcomeOf({ art: { winLevels }, texts: gameTexts }: PlayableGame, { phase, round }: Trial): string {
  if (phase !== 'settled') return texts.trial[phase];
  if (round.payout === 0 && round.spins.length === 1) return texts.trial.lost;
  const level = winLevelOf(winLevels, timesOf(round));
  const size = level ? texts.trial.sizes[level.size] : texts.trial.returned;
  const [win] = round.spins.flatMap((spin) => spin.wins);
  const won = win ? [symbolName(gameTexts, win.symbol), winName(gameTexts, win)] : [];
  return texts.trial.outcome(size, round, won, gameTexts.feature);
}

interface TrialMachineProps {
  readonly game: PlayableGame;
  /** What the reels show at first, settled. */
  readonly initialOutcome: TrialOutcome | null;
  readonly playOnMount: TrialOutcome | null;
  readonly onPlay: (wanted: TrialOutcome) => void;
}

/** The reels, with a button for every win. Mount another machine for another game or other pictures. */
export function TrialMachine({ game, initialOutcome, playOnMount, onPlay }: TrialMachineProps) {
  const { definition, art, pageArt } = game;
  const [stageMessages] = useState(() => roundMessages(definition, game.texts));
  const [levels] = useState(() => levelsOf(game));
  const [chosen, setChosen] = useState(playOnMount ?? initialOutcome);
  const [events] = useState(() => mitt<StageEvents>());
  const { attach, trial, play } = useTrial(game, playOnMount ? null : initialOutcome);
  const choose = (wanted: TrialOutcome): void => {
    setChosen(wanted);
    onPlay(wanted);
    play(wanted);
  };
  const trialButton = (wanted: TrialOutcome) => ({
    variant: wanted === chosen ? ('brass' as const) : ('quiet' as const),
    'aria-current': wanted === chosen,
    onClick: () => choose(wanted),
  });
  const playFirst = useEffectEvent(() => {
    if (playOnMount) play(playOnMount);
  });
  useEffect(() => playFirst(), []);
  const { image: frame, ratio, window: inset, corners } = pageArt.frame;
  return (
    <>
      <div className="studio-reels" style={{ '--frame-ratio': ratio } as CSSProperties}>
        <div
          role="group"
          aria-label={texts.trial.reels}
          className="relative row-span-2 aspect-[1/var(--frame-ratio)] self-start shadow-mid"
          style={{ borderRadius: corners }}
        >
          <div className="absolute" style={{ inset }}>
            <SlotStage
              renderer="automatic"
              definition={definition}
              art={art}
              events={events}
              onShow={ignore}
              attach={attach}
              bet={trial.round.bet}
              initialGrid={trial.round.spins[0].grid}
              initialRound={trial.phase === 'settled' ? trial.round : null}
              onRenderer={ignore}
              displays={displays}
              messages={stageMessages}
            />
          </div>
          <img {...imageSources(frame)} alt="" className="pointer-events-none absolute inset-0 size-full" />
        </div>
        <dl className="flex flex-col flex-wrap justify-between rounded-[1rem] bg-trench/70 px-[0.875rem] py-[0.5rem] font-display text-[1.25rem] shadow-top-light wide-studio:mt-[0.75rem] wide-studio:flex-row wide-studio:rounded-[28px] wide-studio:px-[1.25rem]">
          <PlateValue id={BALANCE_ID} name={texts.trial.coins} value={trial.coins} picture={art.stage.coin} />
          <PlateValue
            id={WIN_ID}
            name={texts.trial.win}
            value={trial.phase === 'settled' ? trial.round.payout : 0}
          />
        </dl>
        <p
          role="status"
          className="min-h-[1.5em] text-start text-muted wide-studio:mt-[0.75rem] wide-studio:text-center"
        >
          {outcomeOf(game, trial)}
        </p>
      </div>
      <div className="studio-wins order-1 grid min-w-0 content-start gap-5">
        <p className="text-muted">{texts.trial.text}</p>
        {levels.map(({ size: id, ms, coins, bubbles, trials }) => (
          <div key={id} role="group" aria-labelledby={`win-${id}`}>
            <h3 id={`win-${id}`}>{texts.trial.sizes[id]}</h3>
            <p className="text-[0.9375rem] text-muted">{texts.trial.show(ms / 1000, coins, bubbles)}</p>
            <div className="mt-2 flex flex-wrap gap-3">
              <Button
                {...trialButton(trialOfSize(id))}
                aria-label={texts.trial.showOf(texts.trial.sizes[id])}
              >
                <Play aria-hidden size={18} />
                <span>{texts.trial.showIt}</span>
              </Button>
              {trials.map(({ id: symbol, times }) => {
                const label = texts.trial.symbolTimes(symbolName(game.texts, symbol), times);
                return (
                  <Button
                    key={symbol}
                    {...trialButton(symbol)}
                    aria-label={texts.trial.winOf(texts.trial.sizes[id], label)}
                  >
                    <img {...imageSources(art.pageImages[symbol] ?? '')} alt="" width={32} height={32} />
                    <span>{label}</span>
                  </Button>
                );
              })}
            </div>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button {...trialButton('none')}>{texts.trial.none}</Button>
        </div>
        {wantsLessMotion() && <p className="text-[0.9375rem] text-muted">{texts.trial.lessMotion}</p>}
      </div>
    </>
  );
}

/** `value` in coins. `picture` is the URL of a picture before it. */
const PlateValue = (props: { id: string; name: string; value: number; picture?: string }) => (
  <div className="flex flex-wrap items-center gap-x-[0.5rem]">
    <dt className="text-[1rem] text-muted">{props.name}</dt>
    <dd className="flex items-center gap-2 font-semibold text-gold-light tabular-nums">
      {props.picture && <img {...imageSources(props.picture)} alt="" width={28} height={28} />}
      <span id={props.id} translate="no">
        {formatCoins(props.value)}
      </span>
    </dd>
  </div>
);

/** The page shows neither what draws the reels nor how far a round is. */
const ignore = (): void => undefined;

/** What the machine shows. Each trial begins with the coins of a new player. */
interface Trial {
  readonly phase: 'idle' | 'spinning' | 'settled';
  readonly round: Round;
  readonly coins: Coins;
}

function settled(round: Round) {
  const coins = add(subtract(startingCoins, round.bet), round.payout);
  return { phase: 'settled', round, coins } as const satisfies Trial;
}

/** What is shown before anything was tried here: the last trial before the page was reloaded, if any. */
function opening(game: PlayableGame, last: TrialOutcome | null): Trial {
  if (last) return settled(roundOf(game, 0, last));
  return { phase: 'idle', round: roundOf(game, 0, 'none'), coins: startingCoins };
}

/** Plays rounds of known outcome on a stage that is attached, with coins of its own. `last` is shown first. */
function useTrial(game: PlayableGame, last: TrialOutcome | null) {
  const [trial, setTrial] = useState(() => opening(game, last));
  const stage = useRef<RoundStage>(null);
  /** Returns a function that detaches the stage. */
  const attach = useCallback((attached: RoundStage) => {
    stage.current = attached;
    return () => void (stage.current = null);
  }, []);
  const play = (wanted: TrialOutcome): void => {
    const round = roundOf(game, trial.round.id + 1, wanted);
    setTrial({ phase: 'spinning', round, coins: subtract(startingCoins, round.bet) });
    stage.current?.play(round, () => {
      const end = settled(round);
      setTrial(end);
      stage.current?.presentOutcome(round, end.coins);
    });
  };
  return { attach, trial, play };
}
