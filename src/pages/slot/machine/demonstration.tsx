import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { symbolIds, type Cell } from '../../../engine/definition';
import { joinSentences } from '../../../languages/sentences';
import { useGameStore, useGameState } from '../../../store/game-context';
import { gameRecordOf } from '../../../store/game-state';
import { announce } from '../../../ui/announcements';
import { SymbolPicture } from '../paytable/symbol-picture';
import { useMachine, usePlayableGame } from '../use-machine';
import { imageSources } from '../../../ui/browser/sized-images';

/** How long the player must be idle first (ms). */
const AFTER_MS = 800;

interface DemonstrationProps {
  /** Whether the reels are drawn. */
  readonly isReady: boolean;
}

/** Shows a new player once what wins, over the reels at rest. A press ends it, and still does what it would do. */
export function Demonstration({ isReady }: DemonstrationProps) {
  const store = useGameStore();
  const { definition, texts } = usePlayableGame();
  const isNew = useGameState(({ games }) => {
    const { totals, demonstrated } = gameRecordOf({ games }, definition.id);
    return totals.rounds === 0 && demonstrated !== true;
  });
  const isIdle = useMachine(({ playback }) => playback.phase === 'idle');
  const [state, setState] = useState<'waits' | 'shown' | 'over'>(isNew ? 'waits' : 'over');
  const isOver = state === 'over' || !isIdle;
  const { demonstration: text, collecting } = texts;
  useEffect(() => {
    if (isOver) return;
    const listening = new AbortController();
    for (const press of ['pointerdown', 'keydown'])
      document.addEventListener(press, () => setState('over'), {
        capture: true,
        signal: listening.signal,
      });
    return () => listening.abort();
  }, [isOver]);
  useEffect(() => {
    if (state !== 'waits' || isOver || !isReady || !text) return;
    const timer = setTimeout(() => {
      setState('shown');
      store.markDemonstrated(definition.id);
      announce(joinSentences(collecting ? [text, collecting] : [text]));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, isOver, isReady, text, collecting, store, definition]);
  if (state !== 'shown' || isOver || !text) return null;
  return (
    <div
      aria-hidden
      className="demonstration pointer-events-none absolute inset-(--frame-window) grid animate-[demonstration_var(--seconds)_ease-in-out_both] overflow-hidden rounded-[2%] bg-[rgb(2_20_30/0.78)] forced-color-adjust-none motion-reduce:[&_:not(.demonstration-scene)]:animate-none"
      style={
        {
          '--columns': definition.grid.columns,
          '--rows': definition.grid.rows,
          '--seconds': collecting ? '11s' : '7s',
        } as CSSProperties
      }
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setState('over')}
    >
      {definition.payRule === 'first-full-line' ? (
        <WinningReel text={text} />
      ) : (
        <>
          <WinningLine text={text} />
          {collecting && <Collecting text={collecting} />}
        </>
      )}
    </div>
  );
}

const textClass =
  'demonstration-text animate-[fade-in_400ms_1400ms_ease-out_both] place-self-center text-[length:clamp(1.125rem,var(--machine)*0.058,2.25rem)] leading-[1.2] font-semibold text-balance text-gold-light';

/** The left reel with three of the first symbol, lit one after the other, and beside it what that means. */
function WinningReel({ text }: { text: string }) {
  const { definition, art } = usePlayableGame();
  const { rows } = definition.grid;
  const [symbol = ''] = symbolIds(definition);
  return (
    <div className="relative grid grid-cols-[calc(100%/var(--columns))_1fr]">
      <div className="relative grid">
        <img {...imageSources(art.stage.winHighlight.image)} alt="" className="absolute inset-0 size-full" />
        {Array.from({ length: rows }, (_, row) => (
          <img
            key={row}
            {...imageSources(art.pageImages[symbol] ?? '')}
            alt=""
            className="demonstration-symbol w-[92%] animate-[demonstration-symbol_420ms_cubic-bezier(0.3,1.5,0.6,1)_calc(var(--turn)*160ms)_both] place-self-center drop-shadow-[0_0_0.6em_rgb(255_224_138/0.7)]"
            style={{ '--turn': row } as CSSProperties}
          />
        ))}
      </div>
      <p className={`${textClass} pr-[0.5em] pl-[1.6em]`}>{text}</p>
      <svg
        viewBox="0 0 14 100"
        className="demonstration-arrow absolute top-[6%] left-[calc(100%/var(--columns)-1%)] h-[88%] animate-[demonstration-arrow_1000ms_500ms_ease-in-out_both] overflow-visible fill-none stroke-gold-light stroke-2 [stroke-dasharray:1] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M7 2V97M2 91L7 98L12 91" pathLength={1} />
      </svg>
    </div>
  );
}

interface SceneProps {
  /** In the reels' last row. */
  readonly text: string;
  /** A CSS animation. */
  readonly animation: string;
  readonly children: ReactNode;
}

/** One of two pictures that follow each other, in the grid of the reels. */
const GridScene = ({ text, animation, children }: SceneProps) => (
  <div
    className="demonstration-scene absolute inset-0 grid grid-cols-[repeat(var(--columns),1fr)] grid-rows-[repeat(var(--rows),1fr)]"
    style={{ animation }}
  >
    {children}
    <p className={`${textClass} col-span-full row-[-2] px-[1em] text-center`}>{text}</p>
  </div>
);

interface SymbolInCellProps {
  readonly symbol: string;
  readonly cell: Cell;
  /** When it appears, as its turn. */
  readonly turn: number;
  /** Another animation, in place of the one in which it appears. */
  readonly animation?: string;
  readonly style?: CSSProperties;
}

const SymbolInCell = ({ symbol, cell, turn, animation, style }: SymbolInCellProps) => (
  <div
    className={`grid place-items-center [&>span]:w-[92%] ${animation ?? 'animate-[demonstration-symbol_420ms_cubic-bezier(0.3,1.5,0.6,1)_calc(var(--turn)*160ms)_both]'}`}
    style={{ gridArea: `${cell.row + 1} / ${cell.column + 1}`, '--turn': turn, ...style } as CSSProperties}
  >
    <SymbolPicture symbol={symbol} sizes="8rem" className="demonstration-symbol w-full" />
  </div>
);

/** How many of a kind win. */
const OF_A_KIND = 3;

/** The middle line across the reels, with three of the first symbol from the left on it. */
function WinningLine({ text }: { text: string }) {
  const { definition, art } = usePlayableGame();
  const { columns, rows } = definition.grid;
  const [symbol = ''] = symbolIds(definition);
  const cells = (definition.lines[0]?.cells ?? []).slice(0, OF_A_KIND);
  const middle = cells[0]?.row ?? 0;
  return (
    <GridScene text={text} animation="demonstration 5s ease-in-out both">
      {cells.map((cell, n) => (
        <SymbolInCell key={cell.column} symbol={symbol} cell={cell} turn={n} />
      ))}
      <svg
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="none"
        className="absolute inset-0 -z-1 size-full animate-[demonstration-arrow_900ms_500ms_ease-in-out_both] fill-none stroke-(--line) stroke-[max(5px,var(--machine)*0.012)] [stroke-dasharray:1] [stroke-linecap:round]"
        style={{ '--line': art.paylineColours?.[0] ?? 'var(--color-gold)' } as CSSProperties}
      >
        <path d={`M0.2 ${middle + 0.5}H${columns - 0.2}`} pathLength={1} vectorEffect="non-scaling-stroke" />
      </svg>
    </GridScene>
  );
}

/** Values on the first reels, which swim to a collector on the last one. */
function Collecting({ text }: { text: string }) {
  const { definition } = usePlayableGame();
  const { symbols, grid } = definition;
  const values = symbolIds(definition).filter((id) => symbols[id]?.role === 'value');
  const collector = symbolIds(definition).find((id) => symbols[id]?.role === 'collector') ?? '';
  const last = grid.columns - 1;
  const cells: readonly Cell[] = [
    { column: 0, row: 1 },
    { column: 1, row: 0 },
    { column: last - 1, row: 1 },
  ];
  return (
    <GridScene text={text} animation="demonstration 5.5s 5s ease-in-out both">
      {cells.map((cell, n) => (
        <SymbolInCell
          key={cell.column}
          symbol={values[n] ?? ''}
          cell={cell}
          turn={n}
          animation="animate-[demonstration-collected_1000ms_calc(7.4s+var(--turn)*160ms)_ease-in-out_both]"
          style={{ '--across': last - cell.column, '--down': -cell.row } as CSSProperties}
        />
      ))}
      <SymbolInCell symbol={collector} cell={{ column: last, row: 0 }} turn={36} />
    </GridScene>
  );
}
