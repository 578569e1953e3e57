import type { Cell } from '../../../../engine/definition';
import { symbolIds } from '../../../../engine/definition';
import { allWaysName, symbolName, symbolPlural } from '../../../../games/game-texts';
import { levelAt } from '../../../../engine/feature';
import { lastSpin, type Round, type Spin } from '../../../../engine/round';
import { runLength, sumOfPayouts } from '../../../../engine/spin';
import type { FeatureTexts } from '../../../../games/game-texts';
import { capitalised } from '../../../../games/spoken';
import type { PlayableGame } from '../../../../games/playable';
import { openingCells, winningCells } from '../../../../stage/winning-cells';
import { texts as pageTexts } from '../../texts';
import { texts } from '../texts';

/** One thing that won, or what led to it. */
export interface PictureRow {
  /** The id of the symbol whose picture is before it. */
  readonly symbol?: string | undefined;
  readonly name: string;
  readonly value?: string;
}

/** What the picture of a round shows and says. Nothing in it is an amount of coins. */
export interface PictureContent {
  /** The spin whose grid is shown: the one that paid most. */
  readonly spin: Spin;
  readonly highlighted: readonly Cell[];
  /** How deep that spin was: which of the feature's multipliers was in force, from 0. */
  readonly level: number;
  /** What the whole round paid, as a multiple of the bet; null without a win. */
  readonly multiple: string | null;
  /** Which of the round's spins is shown; null in a round of one. */
  readonly caption: string | null;
  /** At most four. */
  readonly rows: readonly PictureRow[];
}

type GameParts = Pick<PlayableGame, 'definition' | 'texts'>;

/** More lines than this are summed up in one row. */
const MAX_LINES = 2;

export function pictureContent(game: GameParts, round: Round): PictureContent {
  const {
    definition,
    texts: { feature },
  } = game;
  const { spins, payout, bet } = round;
  const [first, ...free] = spins;
  const best = spins.reduce((most, spin) => (spin.payout > most.payout ? spin : most));
  const index = spins.indexOf(best);
  const hasFree = free.length > 0;
  return {
    spin: best,
    highlighted: hasFree && index === 0 ? openingCells(definition, best) : winningCells(definition, best),
    level: Math.max(definition.feature?.multipliers.indexOf(best.multiplier) ?? 0, 0),
    multiple: payout > 0 ? texts.picture.times(payout / bet) : null,
    caption: hasFree && feature ? captionOf(feature, index, free.length, best.multiplier) : null,
    rows: hasFree ? featureRows(game, round, best) : withoutOnlyValue(winRows(game, round, first)),
  };
}

function captionOf({ spin, opening }: FeatureTexts, index: number, of: number, multiplier: number): string {
  if (index === 0) return opening;
  const { numbered, multiplier: times } = pageTexts.feature;
  const caption = numbered(capitalised(spin), index, of);
  return multiplier > 1 ? texts.picture.captionTimes(caption, times(multiplier)) : caption;
}

/** Where one thing paid all, its value is that of the round, which is said already. */
const withoutOnlyValue = (rows: readonly PictureRow[]): readonly PictureRow[] =>
  rows.length === 1 ? rows.map(({ symbol, name }) => ({ symbol, name })) : rows;

/** What paid in a round of one spin: its best lines, the others together, and what was collected. */
function winRows(
  { definition, texts: gameTexts }: GameParts,
  { bet }: Round,
  { wins, collected }: Spin,
): PictureRow[] {
  const inOrder = [...wins].sort((one, other) => other.payout - one.payout);
  const named = inOrder.slice(0, inOrder.length > MAX_LINES + 1 ? MAX_LINES : undefined);
  const others = inOrder.slice(named.length);
  const value = (parts: Parameters<typeof sumOfPayouts>[0]): string =>
    texts.picture.times(sumOfPayouts(parts) / bet);
  const collector = symbolIds(definition).find((id) => definition.symbols[id]?.role === 'collector');
  return [
    ...named.map((win) => ({
      symbol: win.symbol,
      name: texts.picture.ofAKind(runLength(win), symbolPlural(gameTexts, win.symbol)),
      value: value([win]),
    })),
    ...(others.length > 0
      ? [
          {
            name: allWaysName(gameTexts, others) ?? texts.picture.moreLines(others.length),
            value: value(others),
          },
        ]
      : []),
    ...(collector && collected.length > 0
      ? [{ symbol: collector, name: symbolName(gameTexts, collector), value: value(collected) }]
      : []),
  ];
}

/** How many free spins there were, how deep they led, and which spin is shown. */
function featureRows({ definition, texts: gameTexts }: GameParts, round: Round, best: Spin): PictureRow[] {
  const { feature, symbols } = definition;
  const named = gameTexts.feature;
  const free = round.spins.length - 1;
  if (!feature || !named) return [];
  const deepest = named.levels?.each[levelAt(feature, lastSpin(round).collectors)];
  return [
    {
      symbol: symbolIds(definition).find((id) => symbols[id]?.role === 'scatter'),
      name: texts.picture.freeSpins(free, free === 1 ? named.spin : named.spins),
    },
    ...(named.levels && deepest ? [{ name: named.levels.name, value: deepest }] : []),
    ...(best.payout > 0
      ? [
          {
            name: best === round.spins[0] ? capitalised(named.opening) : capitalised(named.best),
            value: texts.picture.times(best.payout / round.bet),
          },
        ]
      : []),
  ];
}
