import { playable } from '../../games/lucky-fishing/playable';
import { fetchCanvas as fetchGameCanvas } from '../../stage/canvas-loader';
import { PageHead } from '../../ui/page-head';
import { pageList } from '../page-list';
import { Break } from './session/break';
import { Machine } from './machine';
import { Paytable } from './paytable';
import { Scene } from './scene';
import './slots.css';
import { usePlayStatus } from './session/play-status';

/** Fetches the canvas that this page draws with. */
export const fetchCanvas = () => fetchGameCanvas(playable.art);

/** The slot machine under the pier, with its paytable (spec section 2). */
export function SlotsPage() {
  const breakUntil = usePlayStatus(({ block }) => (block?.reason === 'break' ? block.until : null));
  return (
    <div className="slots">
      <PageHead {...pageList.slots} />
      <Scene />
      <div className="slots-floor">
        {breakUntil === null ? (
          <>
            <Machine />
            <Paytable />
          </>
        ) : (
          <Break until={breakUntil} />
        )}
      </div>
    </div>
  );
}
