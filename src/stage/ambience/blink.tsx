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

/** Makes symbols with eyes blink over the reels at rest, one after the other. */
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
      className="blink"
      style={{ '--column': column, '--row': row, '--columns': grid.length, '--rows': rows } as CSSProperties}
      onAnimationIteration={() => setCycle(cycle + 1)}
    >
      <div className="blink-lids">
        {lids.map(({ x, y, width, height, colours }) => (
          <div
            key={`${x} ${y}`}
            className="blink-lid"
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
