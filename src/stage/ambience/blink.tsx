import { useEffect, useState, type CSSProperties } from 'react';
import type { Grid } from '../../engine/grid';
import type { GameArt } from '../../games/game-art';
import { goldenRatioFraction } from '../../ui/geometry';
import './idle-motion.css';
import { loadLids, type Lid } from './lids';

interface BlinkProps {
  /** The grid at rest. */
  readonly grid: Grid;
  readonly art: Pick<GameArt, 'stageImages'>;
}

/** Makes symbols with eyes blink, one after the other: their closed lids lie over their place in the reels at rest. */
export function Blink({ grid, art }: BlinkProps) {
  /** Counts cycles, in each of which another symbol blinks. */
  const [cycle, setCycle] = useState(0);
  const [lids, setLids] = useState<readonly Lid[]>([]);
  const rows = grid[0]?.length ?? 0;
  const cell = Math.floor(goldenRatioFraction(cycle + 1) * grid.length * rows);
  const [column, row] = [Math.floor(cell / rows), cell % rows];
  const image = art.stageImages[grid[column]?.[row] ?? ''] ?? '';
  useEffect(() => {
    let isCurrent = true;
    void loadLids(image).then((found) => {
      if (isCurrent) setLids(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [image]);
  return (
    <div
      aria-hidden
      className="blink reel-cell [container-type:size] pointer-events-none grid place-content-center opacity-0"
      style={{ '--column': column, '--row': row, '--columns': grid.length, '--rows': rows } as CSSProperties}
      onAnimationIteration={() => setCycle(cycle + 1)}
    >
      {/* As large as in the reels: symbolSide in motion.ts. */}
      <div className="relative aspect-square w-[min(108cqw,92cqh)]">
        {lids.map(({ x, y, width, height, colours }) => (
          <div
            key={`${x} ${y}`}
            className="absolute -translate-1/2 rounded-[50%] shadow-[inset_0_-0.15em_0.1em_rgb(10_20_40/0.5)]"
            style={{
              ...{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` },
              background: `linear-gradient(${colours.join()})`,
            }}
          />
        ))}
      </div>
    </div>
  );
}
