import { symbolList } from '../../../engine/definition';
import { useMemo } from 'react';
import type uPlot from 'uplot';
import { formatCoins } from '../../../ui/format/format';
import { formatPart } from '../../../ui/format/format-odds';
import { expectedShare, type ExpectedShare } from '../../../engine/expected-share';
import { game, useGame } from '../../../store/game';
import { Panel } from '../panel';
import { axisLook, Plot, type Colours } from './plot';
import { texts } from '../texts';

const { symbols: words } = texts;
const symbols = symbolList(game.rules);

/** On less than this the names of symbols are slanted (px). */
const NARROW = 440;

/** Draws shares as dots over the band in which chance leaves 99 of 100. */
const drawShares =
  ({ expected, least, most }: ExpectedShare, shares: readonly number[]) =>
  (colours: Colours, width: number): Omit<uPlot.Options, 'width' | 'height'> => {
    const margin = (most - least) * 0.15;
    const bottom = Math.max(Math.min(least, ...shares) - margin, 0);
    const top = Math.max(most, ...shares) + margin;
    const drawBand = (plot: uPlot): void => {
      const { ctx, bbox } = plot;
      const [high, middle, low] = [most, expected, least].map((part) => plot.valToPos(part, 'y', true)) as [
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
        x: { time: false, range: [-0.5, symbols.length - 0.5] },
        y: { range: [bottom, top] },
      },
      axes: [
        {
          ...axisLook(colours),
          grid: { show: false },
          // The names need space side by side.
          ...(width < NARROW && { rotate: -40, size: 62 }),
          splits: symbols.map((_, place) => place),
          values: (_, places) => places.map((place) => symbols[place]?.name ?? ''),
        },
        {
          ...axisLook(colours),
          size: 62,
          values: (_, parts) => parts.map((part) => formatPart(part)),
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

/** How often each symbol has been seen, against the equal share that is expected of it. */
export function SymbolsPlot() {
  const totals = useGame((state) => state.totals);
  const { seen, cells, band, shares, draw, points } = useMemo(() => {
    const times = symbols.map(({ id }) => totals.symbols[id] ?? 0);
    const sum = times.reduce((one, other) => one + other, 0);
    const known = expectedShare(symbols.length, Math.max(sum, 1));
    const parts = times.map((n) => n / Math.max(sum, 1));
    const drawn: uPlot.AlignedData = [symbols.map((_, place) => place), parts];
    return {
      seen: times,
      cells: sum,
      band: known,
      shares: parts,
      draw: drawShares(known, parts),
      points: drawn,
    };
  }, [totals]);
  const place = { id: 'symbols-seen', title: words.title };
  if (cells === 0) {
    return (
      <Panel {...place}>
        <p className="mt-3 text-muted">{words.none}</p>
      </Panel>
    );
  }

  const isInside = (share: number): boolean => share >= band.least && share <= band.most;
  const outside = symbols.filter((_, place) => !isInside(shares[place] ?? 0)).map(({ name }) => name);
  const summary = words.summary(cells, band.expected, band.least, band.most);
  const verdict = outside.length > 0 ? words.outside(outside.join(', '), symbols.length) : words.inside;
  return (
    <Plot {...place} summary={`${summary} ${verdict}`} draw={draw} points={points} tableName={words.table}>
      <table className="plot-table">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {symbols.map(({ id, name }, place) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{formatCoins(seen[place] ?? 0)}</td>
              <td>{formatPart(shares[place] ?? 0)}</td>
              <td>{isInside(shares[place] ?? 0) ? words.yes : words.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Plot>
  );
}
