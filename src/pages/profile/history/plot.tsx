import { useEffect, useRef, useState, type ReactNode } from 'react';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { observeSize } from '../../../ui/browser/observe';
import { useLoaded } from '../../../ui/hooks';
import { Panel, type PanelProps } from '../panel';
import { texts } from '../texts';
import { asSentence, joinSentences } from '../../../languages/sentences';
import './plot.css';

const COLOURS = ['line', 'text', 'grid', 'band', 'expected'] as const;
/** The colours of a plot, as its style sheet has them at the moment. */
export type PlotColours = Readonly<Record<(typeof COLOURS)[number], string>>;

const HEIGHT = 260;

const preferences = ['(forced-colors: active)', '(prefers-contrast: more)'];

function coloursOf(element: Element): PlotColours {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    COLOURS.map((name) => [name, style.getPropertyValue(`--plot-${name}`).trim()]),
  ) as PlotColours;
}

interface PlotProps extends PanelProps {
  readonly summary: string;
  /** How it is drawn. A new function draws the plot again. */
  readonly draw: (colours: PlotColours, width: number) => Omit<uPlot.Options, 'width' | 'height'>;
  readonly points: uPlot.AlignedData;
  readonly tableName: string;
  /** The same as a table. */
  readonly children: ReactNode;
}

/** @throws {Error} if there is no canvas: uPlot itself would throw later, where nothing can catch it */
async function loadUPlot() {
  const { default: UPlot } = await import('uplot');
  if (!document.createElement('canvas').getContext('2d')) throw new Error('There is no canvas.');
  return UPlot;
}

/** A drawing with its summary, and a table of the same for those who can't see it or want the numbers. */
export function Plot({ id, title, summary, draw, points, tableName, children }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const UPlot = useLoaded(loadUPlot, points, 'A plot cannot be drawn.', () => setMissing(true));

  useEffect(() => {
    const box = place.current;
    if (!box || !UPlot) return undefined;
    let plot: uPlot | null = null;
    const redraw = (): void => {
      const width = box.clientWidth;
      plot?.destroy();
      plot = new UPlot({ width, height: HEIGHT, ...draw(coloursOf(box), width) }, points, box);
    };
    redraw();
    const stopObserving = observeSize(box, () => {
      if (plot?.width !== box.clientWidth) redraw();
    });
    const unmounted = new AbortController();
    for (const preference of preferences)
      matchMedia(preference).addEventListener('change', redraw, { signal: unmounted.signal });
    return () => {
      unmounted.abort();
      stopObserving();
      plot?.destroy();
    };
  }, [UPlot, draw, points]);

  return (
    <Panel id={id} title={title}>
      <figure className="mt-3">
        {/* As high with a plot as without: nothing below moves under a finger. */}
        <div className="grid grid-cols-1" style={{ minHeight: HEIGHT }}>
          <div
            ref={place}
            role="img"
            aria-label={joinSentences([asSentence(title), summary])}
            className="plot col-start-1 row-start-1 min-w-0"
          />
          {isMissing && (
            <p className="col-start-1 row-start-1 self-center text-center">{texts.plotMissing}</p>
          )}
        </div>
        <figcaption className="mt-2 text-sm text-muted">{summary}</figcaption>
      </figure>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
          {tableName}
        </summary>
        {children}
      </details>
    </Panel>
  );
}

export const axisLook = ({ text, grid }: PlotColours): uPlot.Axis => ({
  stroke: text,
  font: '12px "Nunito Sans Variable", system-ui, sans-serif',
  grid: { stroke: grid, width: 1 },
  ticks: { stroke: grid, width: 1 },
});
