import type { GameDefinition } from '../../engine/definition';
import { levelAt } from '../../engine/feature';
import type { Round } from '../../engine/round';
import type { GameTexts } from '../../games/game-texts';
import { capitalised } from '../../games/spoken';
import { formatCoins } from '../../ui/format/format';
import type { FreeSpinsIntro } from './free-spins-intro';

/** A line of the chart that sums up a round. */
export interface ChartLine {
  readonly name: string;
  readonly value: string;
}

/** What the stage says of a round with free spins. */
export interface RoundMessages {
  /** As they begin; null in other rounds. */
  readonly intro: (round: Pick<Round, 'spins'>) => FreeSpinsIntro | null;
  /** As they end: how many, what led deeper, and how deep; empty for other rounds. */
  readonly chart: (round: Pick<Round, 'spins'>) => readonly ChartLine[];
  /** The title of each step of large wins, in ascending size. */
  readonly largeWins: readonly string[];
}

/** What the stage says of a game's rounds. */
export function roundMessages(
  { feature }: Pick<GameDefinition, 'feature'>,
  { feature: texts, largeWins = [] }: Pick<GameTexts, 'feature' | 'largeWins'>,
): RoundMessages {
  return {
    largeWins,
    intro({ spins }) {
      const { freeSpinsLeft: begun } = spins[0];
      if (!texts || begun === 0) return null;
      return { number: formatCoins(begun), unit: begun === 1 ? texts.spin : texts.spins };
    },
    chart({ spins }) {
      const last = spins.at(-1);
      if (!feature || !texts || !last || spins.length === 1) return [];
      const { collectors, levels } = texts;
      const deepest = levels?.each[levelAt(feature, last.collectors)];
      return [
        { name: capitalised(texts.spins), value: formatCoins(spins.length - 1) },
        ...(collectors ? [{ name: collectors, value: formatCoins(last.collectors) }] : []),
        ...(levels && deepest ? [{ name: levels.name, value: deepest }] : []),
      ];
    },
  };
}
