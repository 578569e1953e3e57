import type { Coins } from '../../engine/coins';
import { levelAt } from '../../engine/feature';
import { countCells } from '../../engine/grid';
import type { Round, Spin } from '../../engine/round';
import { runLength, sumOfPayouts, type Win } from '../../engine/spin';
import { allWaysName, symbolName, symbolPlural, winName } from '../../games/game-texts';
import type { PlayableGame } from '../../games/playable';
import { capitalised, spokenCount } from '../../games/spoken';
import { texts as messages } from './texts';
import { joinSentences } from '../../languages/sentences';

const { round: phrases } = messages;

export type SpokenGame = Pick<PlayableGame, 'definition' | 'texts'>;

/** With more winning lines than this, some are summed up, because they would outlast the pause before the next spin. */
const MAX_LINES = 3;

/** Such as `four crabs`. */
const winningSymbols = ({ texts }: SpokenGame, win: Win): string =>
  phrases.symbols(spokenCount(runLength(win)), symbolPlural(texts, win.symbol));

function othersText({ texts }: SpokenGame, others: readonly Win[]): string {
  const ways = allWaysName(texts, others);
  const payout = sumOfPayouts(others);
  return ways === null
    ? phrases.moreLines(capitalised(spokenCount(others.length)), payout)
    : phrases.collected(ways, payout);
}

/** A sentence for each winning line or symbol. If there are many, the best ones, and one sentence for the rest. */
function lineTexts(game: SpokenGame, wins: readonly Win[]): string[] {
  const byPayout = [...wins].sort((one, other) => other.payout - one.payout);
  const said = wins.length > MAX_LINES ? byPayout.slice(0, MAX_LINES - 1) : wins;
  const others = byPayout.slice(said.length);
  return [
    ...said.map((win) => phrases.line(winName(game.texts, win), winningSymbols(game, win), win.payout)),
    ...(others.length > 0 ? [othersText(game, others)] : []),
  ];
}

/** What a collector collected, without its payout; null if nothing. */
function collectedText({ definition, texts }: SpokenGame, { collected, multiplier }: Spin): string | null {
  const values = collected.map(({ symbol }) => definition.symbols[symbol]?.value ?? 0);
  return values.length > 0 ? (texts.collected?.(values, multiplier) ?? null) : null;
}

function paidTexts(game: SpokenGame, spin: Spin): string[] {
  const collected = collectedText(game, spin);
  return [
    ...lineTexts(game, spin.wins),
    ...(collected ? [phrases.collected(collected, sumOfPayouts(spin.collected))] : []),
  ];
}

/** Announces the free spins that a round's first spin started; empty if it started none. */
function begunTexts({ definition, texts }: SpokenGame, [{ grid, freeSpinsLeft }]: Round['spins']): string[] {
  if (!texts.feature || freeSpinsLeft === 0) return [];
  const scatters = countCells(grid, (symbol) => definition.symbols[symbol]?.role === 'scatter');
  return [texts.feature.began(scatters, freeSpinsLeft)];
}

function freeSpinsPaid({ texts: { feature } }: SpokenGame, [, ...free]: Round['spins']): string {
  const name = (free.length === 1 ? feature?.spin : feature?.spins) ?? '';
  return phrases.freeSpins(free.length, name, sumOfPayouts(free));
}

/** The outcome where at most one line pays. */
function oneLineOutcome(game: SpokenGame, { bet, spins, payout }: Round): string {
  const [win] = spins[0].wins;
  if (!win) return phrases.noWin;
  const say = payout > bet ? phrases.lineWon : phrases.lineReturned;
  return say(winName(game.texts, win), winningSymbols(game, win), payout);
}

/**
 * The outcome of a settled round for a screen reader.
 *
 * @param balance the player's coins after it
 */
export function outcomeText(game: SpokenGame, round: Round, balance: Coins): string {
  const { bet, spins, payout } = round;
  const balanceText = phrases.balance(balance);
  if (game.definition.payRule === 'first-full-line')
    return joinSentences([oneLineOutcome(game, round), balanceText]);
  const parts = spins.length > 1 ? [freeSpinsPaid(game, spins)] : paidTexts(game, spins[0]);
  if (payout === 0) return joinSentences([...(spins.length > 1 ? parts : []), phrases.noWin, balanceText]);
  return joinSentences([
    ...parts,
    payout > bet ? phrases.won(payout) : phrases.returned(payout),
    balanceText,
  ]);
}

/**
 * The result of one spin of a round with free spins, for a screen reader, short enough for the time until the next one.
 *
 * @param at which of its spins, from 0
 */
export function spinText(game: SpokenGame, { spins }: Round, at: number): string {
  const { feature } = game.definition;
  const featureTexts = game.texts.feature;
  const [spin, before] = [spins[at], spins[at - 1]];
  if (!feature || !featureTexts || !spin) return '';
  if (!before) return joinSentences([...paidTexts(game, spin), ...begunTexts(game, spins)]);
  const collected = collectedText(game, spin);
  const level = levelAt(feature, spin.collectors);
  const isDeeper = level > levelAt(feature, before.collectors);
  return joinSentences([
    phrases.freeSpin(capitalised(featureTexts.spin), at, at + spin.freeSpinsLeft, spin.payout),
    ...(collected ? [phrases.collectedOnly(collected)] : []),
    ...(spin.freeSpinsLeft === 1 ? [phrases.lastNext(featureTexts.spin)] : []),
    ...(isDeeper ? [featureTexts.deeper(feature.adds, feature.multipliers[level] ?? 1)] : []),
  ]);
}

/** What a round that an earlier visit left open showed and paid. */
export function recoveredText(game: SpokenGame, { bet, spins, payout }: Round): string {
  const { definition } = game;
  const betText = phrases.bet(bet);
  if (spins.length > 1) {
    const first = [...paidTexts(game, spins[0]), ...begunTexts(game, spins)];
    return joinSentences([betText, ...first, freeSpinsPaid(game, spins), phrases.paidInAll(payout)]);
  }
  if (payout === 0) return joinSentences([betText, game.texts.noWin]);
  const [win] = spins[0].wins;
  const paid =
    definition.payRule === 'first-full-line' && win
      ? [
          phrases.lineShown(
            winName(game.texts, win),
            win.cells.map(() => symbolName(game.texts, win.symbol)),
          ),
        ]
      : paidTexts(game, spins[0]);
  return joinSentences([betText, ...paid, phrases.paid(payout)]);
}

/** The outcome of a settled round whose game could not be loaded. */
export const basicOutcomeText = ({ payout }: Round, balance: Coins): string =>
  joinSentences([payout > 0 ? phrases.paid(payout) : phrases.noWin, phrases.balance(balance)]);

/** The same for a round that an earlier visit left open. */
export const basicRecoveredText = ({ bet, payout }: Round): string =>
  joinSentences([phrases.bet(bet), phrases.paid(payout)]);
