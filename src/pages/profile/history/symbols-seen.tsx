import { useMemo } from 'react';
import { symbolList } from '../../../engine/definition';
import { useTotals } from '../games';
import { Panel } from '../panel';
import { texts } from '../texts';
import { SymbolsPlot, SymbolsTable, type SeenSymbol } from './symbols-plot';

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
    const counts = list.map(({ id, name }) => ({ id, name, times: symbols?.[id] ?? 0 }));
    const cells = counts.reduce((sum, { times }) => sum + times, 0);
    return counts.map((one) => ({ ...one, share: one.times / Math.max(cells, 1) }));
  }, [definition, symbols]);
  const cells = seen.reduce((sum, { times }) => sum + times, 0);
  const title =
    definition && played.length > 1 ? texts.symbols.titleOf(definition.title) : texts.symbols.title;
  const place = { id: 'symbols-seen', title };
  if (cells === 0) {
    return (
      <Panel {...place}>
        <p className="mt-3 text-muted">{texts.symbols.none}</p>
      </Panel>
    );
  }
  if (definition?.reels.kind === 'uniform') return <SymbolsPlot {...place} seen={seen} />;
  return (
    <Panel {...place}>
      <p className="mt-3 text-sm text-muted">{texts.symbols.strips(cells)}</p>
      <div className="mt-2 overflow-x-auto">
        <SymbolsTable title={title} seen={seen} />
      </div>
    </Panel>
  );
}
