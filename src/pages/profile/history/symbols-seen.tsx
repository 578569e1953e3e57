import { useMemo } from 'react';
import { symbolList } from '../../../engine/definition';
import { useTotals } from '../games';
import { Panel } from '../panel';
import { texts } from '../texts';
import { SymbolsPlot } from './symbols-plot';
import { SymbolsTable, type SeenSymbol } from './symbols-table';

const { symbols: words } = texts;

/**
 * How often each symbol of a game has been seen. Of all games, where several have been played, the first is shown.
 *
 * @param game the game's id; null for all games
 */
export function SymbolsSeen({ game }: { game: string | null }) {
  const { all, played } = useTotals();
  const shown = all.find((one) => one.game.definition.id === game) ?? played[0] ?? all[0];
  const definition = shown?.game.definition;
  const symbols = shown?.totals.symbols;
  const seen = useMemo((): SeenSymbol[] => {
    const list = definition ? symbolList(definition) : [];
    const times = list.map(({ id }) => symbols?.[id] ?? 0);
    const cells = Math.max(
      times.reduce((sum, n) => sum + n, 0),
      1,
    );
    return list.map(({ id, name }, n) => ({
      id,
      name,
      times: times[n] ?? 0,
      share: (times[n] ?? 0) / cells,
    }));
  }, [definition, symbols]);
  const cells = seen.reduce((sum, { times }) => sum + times, 0);
  const title = definition && played.length > 1 ? words.titleOf(definition.title) : words.title;
  const place = { id: 'symbols-seen', title };
  if (cells === 0) {
    return (
      <Panel {...place}>
        <p className="mt-3 text-muted">{words.none}</p>
      </Panel>
    );
  }
  if (definition?.reels.kind === 'uniform') return <SymbolsPlot {...place} seen={seen} />;
  return (
    <Panel {...place}>
      <p className="mt-3 text-sm text-muted">{words.strips(cells)}</p>
      <div className="mt-2 overflow-x-auto">
        <SymbolsTable title={title} seen={seen} />
      </div>
    </Panel>
  );
}
