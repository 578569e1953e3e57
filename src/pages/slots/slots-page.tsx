import { PageTitle } from '../../components/page-title';
import { Machine } from './machine';
import { Paytable } from './paytable';
import { Scene } from './scene';
import './slots.css';

export { fetchStage } from '../../stage/slot-stage';

/** The slot machine under the pier, with its paytable (spec section 2). */
export function SlotsPage() {
  return (
    <div className="slots">
      <PageTitle page="Slots" />
      <Scene />
      <div className="slots-floor">
        <Machine />
        <Paytable />
      </div>
    </div>
  );
}
