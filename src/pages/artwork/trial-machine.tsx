import { symbolList, symbolName, highestPay } from '../../engine/definition';
import { useState } from 'react';
import coin from 'artwork:lucky-fishing/stage/coin';
import frame from 'artwork:lucky-fishing/stage/frame';
import { Button } from '../../ui/button';
import { formatCoins } from '../../ui/format/format';
import { symbolBitmaps } from '../../games/lucky-fishing/symbol-images';
import { cryptoRandom } from '../../engine/random';
import { luckyFishing as rules } from '../../games/lucky-fishing/definition';
import { wantsLessMotion } from '../../stage/reels/motion';
import { SlotStage } from '../../stage/slot-stage';
import { art } from '../../games/lucky-fishing/art';
import { winLevelOf, type WinLevel } from '../../games/win-levels';
import type { TrialOutcome } from './trial-round';
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

/** The levels that a symbol of the game leads to, each with its symbols. */
const levels = art.winLevels
  .map((level) => ({
    ...level,
    symbols: symbolList(rules).filter((symbol) => winLevelOf(art.winLevels, highestPay(symbol)) === level),
  }))
  .filter(({ symbols }) => symbols.length > 0);

const parseOutcome = (written: string | null): TrialOutcome | null =>
  written === 'none' ? 'none' : (symbolList(rules).find(({ id }) => id === written)?.id ?? null);

/** What a trial came to, in words. */
function outcomeOf({ phase, round }: Trial): string {
  if (phase === 'idle') return 'Press a win to see it.';
  if (phase === 'spinning') return 'Spinning...';
  const [win] = round.spins[0].wins;
  if (!win) return 'No win.';
  const name = symbolName(rules, win.symbol);
  const line = rules.lines.find(({ id }) => id === win.line)?.name.toLowerCase();
  return `${levelNames[winLevelOf(art.winLevels, round.payout / round.bet).id]}: ${name}, ${line}, ${formatCoins(round.payout)} coins.`;
}

/** The reels, with a button for every win. The last one is in the address: the page reloads when a file changes. */
export function TrialMachine() {
  const [chosen, setChosen] = useState(() =>
    parseOutcome(new URLSearchParams(window.location.search).get('win')),
  );
  const { events, trial, play } = useTrial(chosen);
  const choose = (wanted: TrialOutcome): void => {
    setChosen(wanted);
    window.history.replaceState(window.history.state, '', `?win=${wanted}`);
    play(wanted);
  };
  return (
    <div className="trial">
      <div className="trial-machine">
        <div role="group" aria-label="Reels" className="trial-reels">
          <div className="trial-window">
            <SlotStage
              renderer="automatic"
              definition={rules}
              art={art}
              events={events}
              random={fillerRandom}
              grid={trial.round.spins[0].grid}
              settled={trial.phase === 'settled' ? trial.round : null}
              onRenderer={ignoreRenderer}
              displays={displays}
            />
          </div>
          <img src={frame} alt="" className="trial-frame" />
        </div>
        <dl className="trial-plate">
          <div>
            <dt>Coins</dt>
            <dd>
              <img src={coin} alt="" width={28} height={28} />
              <span id={BALANCE_ID}>{formatCoins(trial.coins)}</span>
            </dd>
          </div>
          <div>
            <dt>Win</dt>
            <dd>
              <span id={WIN_ID}>{formatCoins(trial.phase === 'settled' ? trial.round.payout : 0)}</span>
            </dd>
          </div>
        </dl>
        <p role="status">{outcomeOf(trial)}</p>
      </div>
      <div className="trial-wins">
        {levels.map(({ id, ms, coins, bubbles, symbols }) => (
          <div key={id} role="group" aria-labelledby={`win-${id}`}>
            <h3 id={`win-${id}`}>{levelNames[id]}</h3>
            <p>{`${ms / 1000} s, ${coins} coins, ${bubbles} bubbles`}</p>
            <div className="trial-buttons">
              {symbols.map(({ id: symbol, name, pays }) => (
                <Button
                  key={symbol}
                  variant={symbol === chosen ? 'brass' : 'quiet'}
                  aria-label={`${levelNames[id]}: ${name} ${highestPay({ pays })}×`}
                  aria-current={symbol === chosen}
                  onClick={() => choose(symbol)}
                >
                  <img src={symbolBitmaps[symbol]} alt="" width={32} height={32} />
                  {name} {highestPay({ pays })}×
                </Button>
              ))}
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
