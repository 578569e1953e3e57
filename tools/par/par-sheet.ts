import { symbolIds, type GameDefinition, type ReelSet } from '../../src/engine/definition';
import { stripsOf } from '../../src/engine/grid';
import type { OutcomeCounts } from '../../src/engine/odds/count-outcomes';
import { toNumber } from '../../src/engine/odds/fraction';
import type { Odds } from '../../src/engine/odds/odds';
import { bets, count, oneIn, percent, table } from './format';

/** Where the bands of wins end (bets). */
const BANDS = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

const part = (title: string, ...blocks: readonly (string | null)[]): string =>
  [`## ${title}`, ...blocks.filter((block) => block !== null)].join('\n\n');

function figures(game: GameDefinition, { base, free, ...odds }: Odds): string {
  const kind = game.reels.kind === 'strips' ? 'combinations of stops' : 'grids';
  const rows = [
    ['Return to player', percent(odds.returnToPlayer, 4)],
    [
      game.feature ? 'Rounds that pay or start the feature' : 'Rounds that pay',
      `${percent(odds.hitRate)}, ${oneIn(odds.hitRate)}`,
    ],
    ['Standard deviation of a round', `${bets(odds.standardDeviation)} bets`],
    ['Largest round', `${bets(odds.largestWin.bets)} bets, ${oneIn(toNumber(odds.largestWin.chance))}`],
    [`Number of ${kind}`, count(base.grids)],
    ...(free ? [[`Number of ${kind} in the feature`, count(free.grids)]] : []),
    ['Bet', `${game.bet.min} to ${game.bet.max} coins in steps of ${game.bet.step}`],
  ];
  return part('Figures', table(['', ''], rows));
}

function returns({ returns: { lines, collected, feature }, returnToPlayer }: Odds): string | null {
  if (collected + feature === 0) return null;
  const row = (name: string, mean: number): string[] => [
    name,
    percent(mean, 4),
    percent(mean / returnToPlayer),
  ];
  return part(
    'Where the return comes from',
    table(
      ['', 'return', 'share of the return'],
      [row('Lines', lines), row('Collected values', collected), row('Feature', feature)],
    ),
  );
}

function combinations(
  title: string,
  game: GameDefinition,
  counts: OutcomeCounts,
  intro: string | null,
): string {
  const rows = counts.combinations.map(({ symbol, length, pays, hits }) => [
    `${symbol} × ${length}`,
    bets(pays / game.bet.min),
    count(hits),
    hits > 0 ? oneIn(hits / counts.grids) : 'never',
    percent((hits * pays) / game.bet.min / counts.grids, 4),
  ]);
  return part(title, intro, table(['', 'pays (bets)', 'hits', 'how often', 'return'], rows));
}

const lines = (game: GameDefinition, { lineRates }: Odds): string =>
  part(
    'How often each line pays in the base game',
    table(
      ['', 'cells (reel, row)', 'pays'],
      game.lines.map(({ id, cells }) => [
        id,
        cells.map(({ column, row }) => `${column + 1}, ${row + 1}`).join('; '),
        oneIn(lineRates[id] ?? 0),
      ]),
    ),
  );

function feature(game: GameDefinition, { feature: found }: Odds): string | null {
  const { feature: rules } = game;
  if (!rules || !found) return null;
  const scatter = symbolIds(game).find((id) => game.symbols[id]?.role === 'scatter') ?? '';
  const figuresOf = table(
    ['', ''],
    [
      ['Starts', `${percent(found.rate, 4)}, ${oneIn(found.rate)}`],
      ['Pays on average', `${bets(found.mean)} bets`],
      ['Share of the return', percent(found.share)],
      ['Spins on average', bets(found.spins)],
    ],
  );
  const begins = table(
    [scatter, 'free spins', 'starts'],
    found.begins.map(({ scatters, spins, rate }) => [scatters.join(', '), `${spins}`, oneIn(rate)]),
  );
  const levels = table(
    ['Multiplier', 'collectors', 'spins added', 'reached in'],
    rules.multipliers.map((multiplier, n) => [
      `${multiplier}`,
      `${n * rules.every}`,
      `${n === 0 ? 0 : rules.adds}`,
      percent(found.levels[n] ?? 0),
    ]),
  );
  return part(`Feature: ${rules.id}`, figuresOf, begins, levels);
}

/** The chance that a round pays more than each end of a band and at most the next one. */
function bands(game: GameDefinition, { distribution }: Odds): string {
  const chances = BANDS.map(() => 0);
  for (const [coins, chance] of distribution.entries()) {
    const band = BANDS.findLastIndex((end) => coins / game.bet.min > end);
    if (band >= 0) chances[band] = (chances[band] ?? 0) + chance;
  }
  const rows = BANDS.map((end, n) => {
    const next = BANDS[n + 1];
    const above = chances.slice(n).reduce((sum, chance) => sum + chance, 0);
    const name =
      next === undefined ? `more than ${count(end)}` : `more than ${count(end)}, up to ${count(next)}`;
    return { above, chance: chances[n] ?? 0, name };
  });
  return part(
    'What rounds pay',
    `${game.feature ? 'Including the feature, ' : ''}${percent(distribution[0] ?? 0)} of all rounds pay nothing.`,
    table(
      ['Bets', 'share of rounds', 'chance', 'this or more'],
      rows
        .filter(({ above }) => above > 0)
        .map(({ name, chance, above }) => [name, percent(chance, 4), oneIn(chance), oneIn(above)]),
    ),
  );
}

const SETS: Readonly<Record<ReelSet, string>> = { base: 'base game', feature: 'feature' };

function reels(game: GameDefinition, set: ReelSet): string | null {
  const strips = stripsOf(game, set);
  if (!strips) return null;
  const counts = symbolIds(game)
    .map((id) => [id, ...strips.map((strip) => `${strip.filter((symbol) => symbol === id).length}`)])
    .filter((row) => row.slice(1).some((n) => n !== '0'));
  const head = ['', ...strips.map((_, n) => `reel ${n + 1}`)];
  const lengths = ['Positions', ...strips.map((strip) => `${strip.length}`)];
  const printed = strips.map((strip, n) => `${n + 1}. ${strip.join(', ')}`).join('\n');
  return part(`Reels of the ${SETS[set]}`, table(head, [...counts, lengths]), printed);
}

/** The PAR sheet of a game, in Markdown: everything that decides what it pays, and everything that follows from it. */
export function parSheet(game: GameDefinition, odds: Odds): string {
  const head = `# PAR sheet: ${game.title}

Written by \`npm run par\`, which also checks it. Every figure follows from the game's definition. "1 in 12" means once in 12 rounds on average.`;
  const paid = game.payRule === 'ways-from-the-left' ? 'ways' : 'lines';
  return [
    head,
    figures(game, odds),
    returns(odds),
    combinations(`Winning ${paid} in the base game`, game, odds.base, null),
    odds.free &&
      combinations(
        `Winning ${paid} in the feature`,
        game,
        odds.free,
        'For each free spin, without collected values.',
      ),
    game.lines.length > 0 ? lines(game, odds) : null,
    feature(game, odds),
    bands(game, odds),
    reels(game, 'base'),
    game.feature && reels(game, 'feature'),
  ]
    .filter((block) => typeof block === 'string')
    .join('\n\n');
}
