import type { Grid } from '../../../engine/grid';
import type { GameArt } from '../../../games/game-art';
import { imageSources } from '../../../ui/browser/sized-images';

interface ReelsAtRestProps {
  readonly grid: Grid;
  readonly art: Pick<GameArt, 'pageImages'>;
}

/** How wide symbols are shown at most (CSS pixels), and all of them together on a phone (% of its width). */
const [MAX_SYMBOL, WINDOW_VW] = [145, 90];

/**
 * The reels in a page's HTML, as the DOM reels draw them (dom-reels.ts). What is printed on symbols comes with the player's bet.
 */
export function ReelsAtRest({ grid, art: { pageImages } }: ReelsAtRestProps) {
  const sizes = `min(${MAX_SYMBOL}px, ${Math.round(WINDOW_VW / grid.length)}vw)`;
  return (
    <div className="of-player dom-reels">
      {grid.map((symbols, column) => (
        <div key={column} className="dom-reel">
          <div className="dom-strip">
            {symbols.map((id, row) => (
              <img
                key={row}
                {...imageSources(pageImages[id] ?? '', sizes)}
                alt=""
                draggable={false}
                fetchPriority="low"
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
