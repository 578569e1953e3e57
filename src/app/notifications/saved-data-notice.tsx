import { useGame } from '../../store/game';
import { useLoaded } from '../../ui/hooks/use-loaded';

/** Says what is wrong with the saved game until the player dismisses it. Its code is loaded only when it is needed. */
export function SavedDataNotice() {
  const saveProblem = useGame((state) => state.saveProblem);
  const loaded = useLoaded(
    () => import('./save-problem-notice'),
    saveProblem,
    'A notice could not be loaded.',
  );
  return saveProblem && loaded && <loaded.SaveProblemNotice saveProblem={saveProblem} />;
}
