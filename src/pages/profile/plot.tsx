import { useEffect, useRef, useState, type ReactNode } from 'react';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { Panel, type PanelProps } from './panel';
import { texts } from './texts';

/** The colours of a plot, as its style sheet has them at the moment. */
export type Colours = Readonly<Record<'line' | 'text' | 'grid' | 'band' | 'expected', string>>;

const HEIGHT = 260;

/** What changes the colours. */
const preferences = ['(forced-colors: active)', '(prefers-contrast: more)'];

const coloursOf = (element: Element): Colours => {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(`--plot-${name}`).trim();
  return {
    line: colour('line'),
    text: colour('text'),
    grid: colour('grid'),
    band: colour('band'),
    expected: colour('expected'),
  };
};

interface PlotProps extends PanelProps {
  /** What the drawing shows, in words. */
  readonly summary: string;
  /** How it is drawn. Another function draws it anew. */
  readonly draw: (colours: Colours, width: number) => Omit<uPlot.Options, 'width' | 'height'>;
  readonly points: uPlot.AlignedData;
  /** What opens the table. */
  readonly tableName: string;
  /** The same as a table. */
  readonly children: ReactNode;
}

/** A drawing with its summary, and a table of the same for those who can't see it or want the numbers. */
export function Plot({ id, title, summary, draw, points, tableName, children }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    let plot: uPlot | null = null;
    const left = new AbortController();
    let watch: ResizeObserver | null = null;
    const begin = async (): Promise<void> => {
      const { default: UPlot } = await import('uplot');
      if (left.signal.aborted) return;
      // It would throw later, where nobody can catch it.
      if (!document.createElement('canvas').getContext('2d')) throw new Error('There is no canvas.');
      const redraw = (): void => {
        const width = box.clientWidth;
        plot?.destroy();
        plot = new UPlot({ width, height: HEIGHT, ...draw(coloursOf(box), width) }, points, box);
      };
      redraw();
      watch = new ResizeObserver(() => {
        if (plot?.width !== box.clientWidth) redraw();
      });
      watch.observe(box);
      for (const preference of preferences)
        matchMedia(preference).addEventListener('change', redraw, { signal: left.signal });
    };
    begin().catch((reason: unknown) => {
      console.warn('A plot can not be drawn.', reason);
      setMissing(true);
    });
    return () => {
      left.abort();
      watch?.disconnect();
      plot?.destroy();
    };
  }, [draw, points]);

  return (
    <Panel id={id} title={title}>
      <figure className="mt-3">
        <div
          ref={place}
          role="img"
          aria-label={`${title}. ${summary}`}
          className="plot"
          style={{ minHeight: isMissing ? 0 : HEIGHT }}
        />
        {isMissing && <p>{texts.plotMissing}</p>}
        <figcaption className="mt-2 text-sm text-muted">{summary}</figcaption>
      </figure>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
          {tableName}
        </summary>
        <div className="overflow-x-auto">{children}</div>
      </details>
    </Panel>
  );
}

/** How axes look that have these colours. */
export const axisLook = ({ text, grid }: Colours): uPlot.Axis => ({
  stroke: text,
  font: '12px "Nunito Sans Variable", system-ui, sans-serif',
  grid: { stroke: grid, width: 1 },
  ticks: { stroke: grid, width: 1 },
});
