import { PageHead } from '../../ui/page-head';
import { pageList } from '../page-list';
import { Break } from './session/break';
import { Machine } from './machine';
import { Paytable } from './paytable';
import { Scene } from './scene';
import './slots.css';
import { usePlayStatus } from './session/play-status';

export { fetchCanvas } from '../../stage/slot-stage';

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
