import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { symbolList, type GameDefinition, type ReelSet } from '../src/engine/definition';
import { stripsOf } from '../src/engine/grid';
import type { OddsSummary } from '../src/engine/odds/summary';
import { catalog } from '../src/games/catalog';

const games = resolve(import.meta.dirname, '../src/games');

/** A line as its row on each reel where it has one cell a reel, from the left; otherwise as its cells. */
function publishedLine(game: GameDefinition, { id, name, cells }: GameDefinition['lines'][number]): object {
  const isRowByRow =
    cells.length === game.grid.columns && cells.every(({ column }, place) => column === place);
  return isRowByRow
    ? { id, name, rows: cells.map(({ row }) => row) }
    : { id, name, cells: cells.map(({ column, row }) => [column, row]) };
}

function publishedReels(game: GameDefinition): object {
  const strips = (set: ReelSet) => stripsOf(game, set);
  const base = strips('base');
  if (!base) return { kind: 'uniform' };
  return { kind: 'strips', base, ...(game.feature && { [game.feature.id]: strips('feature') }) };
}

/** The feature under its id, and in it what begins it under the plural of the scatter's id. */
function publishedFeature({ symbols, feature }: GameDefinition): object {
  if (!feature) return {};
  const scatter = symbolList({ symbols }).find(({ role }) => role === 'scatter')?.id ?? 'scatter';
  const { id, awards, every, adds, multipliers } = feature;
  return { [id]: { [`${scatter}s`]: awards, every, adds, multipliers } };
}

/** The odds; the rate and the share of the feature under its id. */
function publishedOdds({ feature }: GameDefinition, odds: OddsSummary): object {
  const { returnToPlayer, hitRate, standardDeviation, largestWin, feature: found } = odds;
  const ofFeature =
    feature && found ? { [`${feature.id}Rate`]: found.rate, [`${feature.id}Share`]: found.share } : {};
  return { returnToPlayer, hitRate, ...ofFeature, standardDeviation, largestWin };
}

/** A game as data, for whoever wants to check its odds with a program of their own. */
function publishedGame(game: GameDefinition, odds: OddsSummary): object {
  const { id, grid, bet, payRule, symbols, lines } = game;
  return {
    ...{ id, columns: grid.columns, rows: grid.rows, bet, payRule, symbols },
    lines: lines.map((line) => publishedLine(game, line)),
    reels: publishedReels(game),
    ...publishedFeature(game),
    odds: publishedOdds(game, odds),
  };
}

/** The file of each game of the product, from the root of the site. */
export const gameFiles: readonly { readonly fileName: string; readonly source: string }[] = await Promise.all(
  catalog.map(async ({ id, load }) => {
    const odds = JSON.parse(await readFile(join(games, id, 'odds.json'), 'utf8')) as OddsSummary;
    const text = JSON.stringify(publishedGame(await load(), odds), null, 1);
    return { fileName: `games/${id}.json`, source: `${text}\n` };
  }),
);

/**
 * Writes each game as data to `games/<id>.json`, from the definitions that the program plays by, so that anybody can
 * check the odds with a program of their own (docs/fairness.md). No page loads them.
 */
export const gamesData = (): Plugin => ({
  name: 'games-data',
  apply: 'build',
  generateBundle() {
    for (const { fileName, source } of gameFiles) this.emitFile({ type: 'asset', fileName, source });
  },
});
