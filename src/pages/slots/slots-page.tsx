import { PageHead } from '../../components/page-head';
import { pageList } from '../page-list';
import { Break } from './break';
import { Machine } from './machine';
import { Paytable } from './paytable';
import { Scene } from './scene';
import './slots.css';
import { useStanding } from './standing';

export { fetchStage } from '../../stage/slot-stage';

/** The slot machine under the pier, with its paytable (spec section 2). */
export function SlotsPage() {
  const breakUntil = useStanding(({ closure }) => (closure?.reason === 'break' ? closure.until : null));
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
