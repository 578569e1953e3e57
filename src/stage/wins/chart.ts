import type { GameDefinition } from '../../engine/definition';
import { levelAt } from '../../engine/feature';
import type { Round } from '../../engine/round';
import type { GameWords } from '../../games/game-words';
import { capitalised } from '../../games/spoken';
import { formatCoins } from '../../ui/format/format';
import type { ChartLine } from './win-event';

/** How a game sums up the free spins of a round: how many, what led deeper, and how deep; nothing for other rounds. */
export const chartWith =
  ({ feature }: Pick<GameDefinition, 'feature'>, { feature: words }: Pick<GameWords, 'feature'>) =>
  ({ spins }: Pick<Round, 'spins'>): ChartLine[] => {
    const last = spins.at(-1);
    if (!feature || !words || !last || spins.length === 1) return [];
    const { collectors, levels } = words;
    const deepest = levels?.each[levelAt(feature, last.collectors)];
    return [
      { name: capitalised(words.spins), value: formatCoins(spins.length - 1) },
      ...(collectors ? [{ name: collectors, value: formatCoins(last.collectors) }] : []),
      ...(levels && deepest ? [{ name: levels.name, value: deepest }] : []),
    ];
  };
