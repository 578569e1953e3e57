import { PageHead } from '../../components/page-head';
import { pageList } from '../page-list';
import { Machine } from './machine';
import { Paytable } from './paytable';
import { Scene } from './scene';
import './slots.css';

export { fetchStage } from '../../stage/slot-stage';

/** The slot machine under the pier, with its paytable (spec section 2). */
export function SlotsPage() {
  return (
    <div className="slots">
      <PageHead {...pageList.slots} />
      <Scene />
      <div className="slots-floor">
        <Machine />
        <Paytable />
      </div>
    </div>
  );
}
