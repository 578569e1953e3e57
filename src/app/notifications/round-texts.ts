import type { Coins } from '../../engine/coins';
import { symbolName, type GameDefinition } from '../../engine/definition';
import { levelAt } from '../../engine/feature';
import { countCells } from '../../engine/grid';
import type { Round, Spin } from '../../engine/round';
import { sumOfPayouts, type Win } from '../../engine/spin';
import type { PlayableGame } from '../../games/playable';
import { capitalised, spokenCount } from '../../games/spoken';
import { formatCoins } from '../../ui/format/format';

/** What is needed to say what a round has come to. */
export type SpokenGame = Pick<PlayableGame, 'definition' | 'words'>;

/** Of more lines than these in one spin only the sum is said: the rest of it would take longer than the next spin. */
const LINES_SAID = 3;

const coinsText = (coins: number): string => `${formatCoins(coins)} coins`;

const lineName = ({ lines }: GameDefinition, id: string): string =>
  lines.find((line) => line.id === id)?.name ?? '';

/** As in `Line 3, four crabs`, with this in between. */
const winText = ({ definition, words }: SpokenGame, win: Win, between: string): string =>
  `${lineName(definition, win.line)}${between} ${spokenCount(win.cells.length)} ${words.plurals[win.symbol] ?? symbolName(definition, win.symbol)}`;

/** What lines have paid, a sentence each; of many, the best ones and the sum of the others. */
function lineTexts(game: SpokenGame, wins: readonly Win[]): string[] {
  const byPayout = [...wins].sort((one, other) => other.payout - one.payout);
  const said = wins.length > LINES_SAID ? byPayout.slice(0, LINES_SAID - 1) : wins;
  const others = byPayout.slice(said.length);
  return [
    ...said.map((win) => `${winText(game, win, ':')}, ${coinsText(win.payout)}.`),
    ...(others.length > 0
      ? [`${capitalised(spokenCount(others.length))} more lines: ${coinsText(sumOfPayouts(others))}.`]
      : []),
  ];
}

/** What a collector has collected, without what it pays; null if there was nothing. */
function collectedText({ definition, words }: SpokenGame, { collected, multiplier }: Spin): string | null {
  const values = collected.map(({ symbol }) => definition.symbols[symbol]?.value ?? 0);
  return values.length > 0 ? (words.collected?.(values, multiplier) ?? null) : null;
}

/** All that a spin has paid. */
function paidTexts(game: SpokenGame, spin: Spin): string[] {
  const collected = collectedText(game, spin);
  return [
    ...lineTexts(game, spin.wins),
    ...(collected ? [`${collected}: ${coinsText(sumOfPayouts(spin.collected))}.`] : []),
  ];
}

/** That the first spin of a round has begun free ones; empty if it has not. */
function begunTexts({ definition, words }: SpokenGame, [{ grid, freeSpinsLeft }]: Round['spins']): string[] {
  if (!words.feature || freeSpinsLeft === 0) return [];
  const scatters = countCells(grid, (symbol) => definition.symbols[symbol]?.role === 'scatter');
  return [words.feature.began(scatters, freeSpinsLeft)];
}

/** What the free spins of a round have paid, without a full stop. */
function freeSpinsPaid({ words }: SpokenGame, [, ...free]: Round['spins']): string {
  const { spin = 'spin', spins = 'spins' } = words.feature ?? {};
  const paid = sumOfPayouts(free);
  return `${free.length} ${free.length === 1 ? spin : spins} paid ${paid > 0 ? coinsText(paid) : 'nothing'}`;
}

/** What a round without free spins has paid, where one line at most pays. */
function oneLineOutcome(game: SpokenGame, { bet, spins, payout }: Round, balanceText: string): string {
  const [win] = spins[0].wins;
  if (!win) return `No win. ${balanceText}`;
  const coins = formatCoins(payout);
  const paid = payout > bet ? `you won ${coins} coins` : `${coins} coins came back`;
  return `${winText(game, win, ',')}: ${paid}. ${balanceText}`;
}

/**
 * The outcome of a settled round for a screen reader.
 *
 * @param balance the player's coins after it
 */
export function outcomeText(game: SpokenGame, round: Round, balance: Coins): string {
  const { bet, spins, payout } = round;
  const balanceText = `Balance ${formatCoins(balance)}.`;
  if (game.definition.payRule === 'first-full-line') return oneLineOutcome(game, round, balanceText);
  const parts = spins.length > 1 ? [`${freeSpinsPaid(game, spins)}.`] : paidTexts(game, spins[0]);
  if (payout === 0) return [...(spins.length > 1 ? parts : []), 'No win.', balanceText].join(' ');
  const paid = payout > bet ? `You won ${coinsText(payout)}.` : `${coinsText(payout)} came back.`;
  return [...parts, paid, balanceText].join(' ');
}

/**
 * What one of the spins of a round with free spins has come to, for a screen reader, in the time until the next one.
 *
 * @param at which of its spins, from 0
 */
export function spinText(game: SpokenGame, { spins }: Round, at: number): string {
  const { feature } = game.definition;
  const [spin, before] = [spins[at], spins[at - 1]];
  if (!feature || !game.words.feature || !spin) return '';
  if (!before) return [...paidTexts(game, spin), ...begunTexts(game, spins)].join(' ');
  const name = `${capitalised(game.words.feature.spin)} ${at} of ${at + spin.freeSpinsLeft}`;
  const collected = collectedText(game, spin);
  const level = levelAt(feature, spin.collectors);
  const isDeeper = level > levelAt(feature, before.collectors);
  return [
    `${name}: ${spin.payout > 0 ? coinsText(spin.payout) : 'nothing'}.`,
    ...(collected ? [`${collected}.`] : []),
    ...(isDeeper ? [game.words.feature.deeper(feature.adds, feature.multipliers[level] ?? 1)] : []),
  ].join(' ');
}

/** What a round was that an earlier visit left open, and what it has paid. */
export function recoveredText(game: SpokenGame, { bet, spins, payout }: Round): string {
  const { definition, words } = game;
  const betText = `It was for ${formatCoins(bet)} coins.`;
  if (spins.length > 1) {
    const all = [betText, ...paidTexts(game, spins[0]), ...begunTexts(game, spins)];
    return [...all, `${freeSpinsPaid(game, spins)}.`, `It paid ${formatCoins(payout)} coins in all.`].join(
      ' ',
    );
  }
  if (payout === 0) return `${betText} ${words.noWin}, so it paid nothing.`;
  const [win] = spins[0].wins;
  const paid =
    definition.payRule === 'first-full-line' && win
      ? [
          `${lineName(definition, win.line)}: ${win.cells.map(() => symbolName(definition, win.symbol)).join(', ')}.`,
        ]
      : paidTexts(game, spins[0]);
  return [betText, ...paid, `It paid ${formatCoins(payout)} coins.`].join(' ');
}

/** The outcome of a settled round whose game has no words here: they could not be loaded. */
export function plainOutcomeText({ payout }: Round, balance: Coins): string {
  const balanceText = `Balance ${formatCoins(balance)}.`;
  return payout > 0 ? `It paid ${coinsText(payout)}. ${balanceText}` : `No win. ${balanceText}`;
}

/** The same of a round that an earlier visit left open. */
export const plainRecoveredText = ({ bet, payout }: Round): string =>
  `It was for ${coinsText(bet)}. It paid ${payout > 0 ? coinsText(payout) : 'nothing'}.`;
