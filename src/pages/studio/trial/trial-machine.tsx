import { symbolName, type GameDefinition } from '../../../engine/definition';
import mitt from 'mitt';
import { useEffect, useEffectEvent, useState, type CSSProperties } from 'react';
import { Button } from '../../../ui/button';
import { formatCoins } from '../../../ui/format/format';
import { cryptoRandom } from '../../../engine/random';
import type { Round } from '../../../engine/round';
import type { PlayableGame } from '../../../games/playable';
import { wantsLessMotion } from '../../../stage/reels/motion';
import type { StageEvents } from '../../../stage/stage-events';
import { SlotStage } from '../../../stage/slot-stage';
import { roundWords } from '../../../stage/wins/round-words';
import { winLevelOf, type WinLevel, type WinLevels } from '../../../games/win-levels';
import { trialRound, trialSymbols, type TrialOutcome } from './trial-round';
import { useTrial, type Trial } from './use-trial';

const fillerRandom = cryptoRandom(crypto);

const BALANCE_ID = 'trial-balance';
const WIN_ID = 'trial-win';
const displays = {
  balance: () => document.getElementById(BALANCE_ID),
  win: () => document.getElementById(WIN_ID),
} as const;

const levelNames: Readonly<Record<WinLevel['id'], string>> = {
  returned: 'Money back',
  small: 'Small win',
  good: 'Good win',
  big: 'Big win',
};

/** What a round pays, in multiples of the bet. */
const timesOf = ({ payout, bet }: Round): number => payout / bet;

/** The levels that a trial of the game leads to, each with its trials. */
function levelsOf({ definition, art: { winLevels } }: PlayableGame) {
  const trials = trialSymbols(definition).map((id) => ({
    id,
    times: timesOf(trialRound(definition, 0, id)),
  }));
  return winLevels
    .map((level) => ({
      ...level,
      trials: trials.filter(({ times }) => winLevelOf(winLevels, times) === level),
    }))
    .filter((level) => level.trials.length > 0);
}

/** What a trial came to, in words. */
function outcomeOf(definition: GameDefinition, winLevels: WinLevels, { phase, round }: Trial): string {
  if (phase === 'idle') return 'Press a win to see it.';
  if (phase === 'spinning') return 'Spinning...';
  const { spins, payout } = round;
  const wins = spins.flatMap((spin) => spin.wins);
  const collected = spins.flatMap((spin) => spin.collected);
  if (payout === 0 && spins.length === 1) return 'No win.';
  const [win] = wins;
  const line = definition.lines.find(({ id }) => id === win?.line)?.name.toLowerCase();
  const parts = [
    ...(wins.length === 1 && win ? [symbolName(definition, win.symbol), line] : []),
    ...(wins.length > 1 ? [`${wins.length} lines`] : []),
    ...(collected.length > 0 ? [`${collected.length} collected`] : []),
    ...(spins.length > 1 ? [`${spins.length - 1} free spins`] : []),
  ];
  return `${levelNames[winLevelOf(winLevels, timesOf(round)).id]}: ${parts.join(', ')}, ${formatCoins(payout)} coins.`;
}

interface TrialMachineProps {
  readonly game: PlayableGame;
  /** What the reels show at first, as it has come out. */
  readonly last?: TrialOutcome | null;
  /** What is played as soon as the machine is there. */
  readonly first?: TrialOutcome | null;
  readonly onPlay?: (wanted: TrialOutcome) => void;
}

/** The reels, with a button for every win. Mount another machine for another game or other pictures. */
export function TrialMachine({ game, last = null, first = null, onPlay }: TrialMachineProps) {
  const { definition, art, pageArt, texts: gameTexts } = game;
  const [stageWords] = useState(() => roundWords(definition, gameTexts));
  const [levels] = useState(() => levelsOf(game));
  const [chosen, setChosen] = useState(first ?? last);
  const [events] = useState(() => mitt<StageEvents>());
  const { attach, trial, play } = useTrial(definition, first ? null : last);
  const choose = (wanted: TrialOutcome): void => {
    setChosen(wanted);
    onPlay?.(wanted);
    play(wanted);
  };
  const playFirst = useEffectEvent(() => {
    if (first) play(first);
  });
  useEffect(() => playFirst(), []);
  const { image: frame, ratio, window: inset, corners } = pageArt.frame;
  return (
    <div className="trial">
      <div className="trial-machine" style={{ '--frame-ratio': ratio } as CSSProperties}>
        <div role="group" aria-label="Reels" className="trial-reels" style={{ borderRadius: corners }}>
          <div className="trial-window" style={{ inset }}>
            <SlotStage
              renderer="automatic"
              definition={definition}
              art={art}
              events={events}
              attach={attach}
              random={fillerRandom}
              grid={trial.round.spins[0].grid}
              settled={trial.phase === 'settled' ? trial.round : null}
              onRenderer={ignoreRenderer}
              displays={displays}
              words={stageWords}
            />
          </div>
          <img src={frame} alt="" className="trial-frame" />
        </div>
        <dl className="trial-plate">
          <div>
            <dt>Coins</dt>
            <dd>
              <img src={art.stage.coin} alt="" width={28} height={28} />
              <span id={BALANCE_ID} translate="no">
                {formatCoins(trial.coins)}
              </span>
            </dd>
          </div>
          <div>
            <dt>Win</dt>
            <dd>
              <span id={WIN_ID} translate="no">
                {formatCoins(trial.phase === 'settled' ? trial.round.payout : 0)}
              </span>
            </dd>
          </div>
        </dl>
        <p role="status">{outcomeOf(definition, art.winLevels, trial)}</p>
      </div>
      <div className="trial-wins">
        {levels.map(({ id, ms, coins, bubbles, trials }) => (
          <div key={id} role="group" aria-labelledby={`win-${id}`}>
            <h3 id={`win-${id}`}>{levelNames[id]}</h3>
            <p>{`${ms / 1000} s, ${coins} coins, ${bubbles} bubbles`}</p>
            <div className="trial-buttons">
              {trials.map(({ id: symbol, times }) => {
                const label = `${symbolName(definition, symbol)} ${times}×`;
                return (
                  <Button
                    key={symbol}
                    variant={symbol === chosen ? 'brass' : 'quiet'}
                    aria-label={`${levelNames[id]}: ${label}`}
                    aria-current={symbol === chosen}
                    onClick={() => choose(symbol)}
                  >
                    <img src={art.bitmaps[symbol]} alt="" width={32} height={32} />
                    <span>{label}</span>
                  </Button>
                );
              })}
            </div>
          </div>
        ))}
        <div className="trial-buttons">
          <Button
            variant={chosen === 'none' ? 'brass' : 'quiet'}
            aria-current={chosen === 'none'}
            onClick={() => choose('none')}
          >
            No win
          </Button>
        </div>
        {wantsLessMotion() && (
          <p>Less motion is wanted here: the reels fade, and a win is lit without its show.</p>
        )}
      </div>
    </div>
  );
}

/** The page does not show what draws the reels. */
const ignoreRenderer = (): void => undefined;
