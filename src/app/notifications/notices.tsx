import { useGameState } from '../../store/game-context';
import { useLoaded } from '../../ui/hooks/use-loaded';

const FAILED = 'A notice could not be loaded.';

/** Says what is wrong with the saved game or the device's date, until the player answers. Loaded only when needed. */
export function Notices() {
  const saveProblem = useGameState((state) => state.saveProblem);
  const date = useGameState((state) => state.dateToConfirm);
  const problem = useLoaded(() => import('./save-problem-notice'), saveProblem, FAILED);
  const doubt = useLoaded(() => import('./date-notice'), date !== null, FAILED);
  return (
    <>
      {saveProblem && problem && <problem.SaveProblemNotice saveProblem={saveProblem} />}
      {date !== null && doubt && <doubt.DateNotice date={date} />}
    </>
  );
}
