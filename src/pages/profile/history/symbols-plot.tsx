import { useMemo } from 'react';
import type uPlot from 'uplot';
import { symbolIds } from '../../../engine/definition';
import { symbolName } from '../../../games/game-texts';
import { expectedShare, type ExpectedShare } from '../../../engine/expected-share';
import { formatCoins, formatPart } from '../../../ui/format/format';
import { useTotals } from '../games';
import { Panel, PanelTable } from '../panel';
import { axisLook, Plot, type PlotColours } from './plot';
import { texts } from '../texts';
import { perLanguage } from '../../../languages/language';
import { spokenList } from '../../../games/spoken';
import { joinSentences } from '../../../languages/sentences';

/** A symbol, how often it has been seen, and its part of all cells (0 to 1). */
interface SeenSymbol {
  readonly id: string;
  readonly name: string;
  readonly times: number;
  readonly share: number;
}

/** On less than this the names of symbols are slanted (px). */
const NARROW = 440;

/** Without zeros at the end, so that "100%" has room beside the plot. */
const shortPercent = perLanguage(
  (code) => new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 2 }),
);

/** Draws shares as dots over the band in which chance leaves 99 of 100. */
const drawShares =
  (names: readonly string[], { expected, min, max }: ExpectedShare, shares: readonly number[]) =>
  (colours: PlotColours, width: number): Omit<uPlot.Options, 'width' | 'height'> => {
    const margin = (max - min) * 0.15;
    const bottom = Math.max(Math.min(min, ...shares) - margin, 0);
    const top = Math.max(max, ...shares) + margin;
    const drawBand = (plot: uPlot): void => {
      const { ctx, bbox } = plot;
      const [high, middle, low] = [max, expected, min].map((part) => plot.valToPos(part, 'y', true)) as [
        number,
        number,
        number,
      ];
      ctx.save();
      ctx.fillStyle = colours.band;
      ctx.fillRect(bbox.left, high, bbox.width, low - high);
      ctx.strokeStyle = colours.expected;
      ctx.lineWidth = 2;
      ctx.setLineDash([8, 6]);
      ctx.beginPath();
      ctx.moveTo(bbox.left, middle);
      ctx.lineTo(bbox.left + bbox.width, middle);
      ctx.stroke();
      ctx.restore();
    };
    return {
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: [-0.5, names.length - 0.5] },
        y: { range: [bottom, top] },
      },
      axes: [
        {
          ...axisLook(colours),
          grid: { show: false },
          // The names need space side by side.
          ...(width < NARROW && { rotate: -40, size: 62 }),
          splits: names.map((_, place) => place),
          values: (_, places) => places.map((place) => names[place] ?? ''),
        },
        {
          ...axisLook(colours),
          size: 62,
          values: (_, parts) => parts.map((part) => shortPercent().format(part)),
        },
      ],
      series: [
        {},
        {
          stroke: colours.line,
          width: 0,
          paths: () => null,
          points: { show: true, size: 14, width: 2, fill: colours.line, stroke: colours.line },
        },
      ],
      hooks: { drawAxes: [drawBand] },
    };
  };

/**
 * How often each symbol of a game has been seen. Of all games, where several have been played, the first is shown.
 *
 * @param game the game's id; null for all games
 */
export function SymbolsSeen({ game }: { game: string | null }) {
  const { all, played } = useTotals();
  const shown = all.find((one) => one.game.definition.id === game) ?? played[0] ?? all[0];
  const definition = shown?.game.definition;
  const seen = useMemo((): SeenSymbol[] => {
    if (!shown) return [];
    const { definition: rules, texts: gameTexts } = shown.game;
    const counts = symbolIds(rules).map((id) => ({
      id,
      name: symbolName(gameTexts, id),
      times: shown.totals.symbols[id] ?? 0,
    }));
    const cells = counts.reduce((sum, { times }) => sum + times, 0);
    return counts.map((one) => ({ ...one, share: one.times / Math.max(cells, 1) }));
  }, [shown]);
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
      <SymbolsTable title={title} seen={seen} className="mt-2" />
    </Panel>
  );
}

/** How often symbols have been seen that are equally likely in every cell, against the share that is expected of each. */
function SymbolsPlot({ seen, ...place }: { id: string; title: string; seen: readonly SeenSymbol[] }) {
  const { cells, band, draw, points } = useMemo(() => {
    const sum = seen.reduce((before, { times }) => before + times, 0);
    const known = expectedShare(seen.length, sum);
    const shares = seen.map(({ share }) => share);
    const names = seen.map(({ name }) => name);
    const drawn: uPlot.AlignedData = [seen.map((_, n) => n), shares];
    return { cells: sum, band: known, draw: drawShares(names, known, shares), points: drawn };
  }, [seen]);
  const isInside = (share: number): boolean => share >= band.min && share <= band.max;
  const outside = seen.filter(({ share }) => !isInside(share)).map(({ name }) => name);
  const summary = texts.symbols.summary(cells, band.expected, band.min, band.max);
  const verdict =
    outside.length > 0 ? texts.symbols.outside(spokenList(outside), seen.length) : texts.symbols.inside;
  return (
    <Plot
      {...place}
      summary={joinSentences([summary, verdict])}
      draw={draw}
      points={points}
      tableName={texts.symbols.table}
    >
      <SymbolsTable title={place.title} seen={seen} isInside={isInside} />
    </Plot>
  );
}

interface SymbolsTableProps {
  readonly title: string;
  readonly seen: readonly SeenSymbol[];
  /** Whether a share lies in the band that chance leaves it, where one is known. */
  readonly isInside?: (share: number) => boolean;
  readonly className?: string;
}

function SymbolsTable({ title, seen, isInside, className }: SymbolsTableProps) {
  const { band, ...columns } = texts.symbols.columns;
  return (
    <PanelTable
      caption={title}
      heads={[...Object.values(columns), ...(isInside ? [band] : [])]}
      {...(className && { className })}
    >
      {seen.map(({ id, name, times, share }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{formatCoins(times)}</td>
          <td>{formatPart(share)}</td>
          {isInside && <td>{isInside(share) ? texts.symbols.yes : texts.symbols.no}</td>}
        </tr>
      ))}
    </PanelTable>
  );
}
