import { useStore } from 'zustand';
import { useGameState } from '../../store/game-context';
import { useLoaded } from '../../ui/hooks';
import { toasts } from '../../ui/toast/toasts';

/** Shows what is wrong with the saved game or the device's date, until the player answers. Loaded only when needed. */
export function Notices() {
  const saveProblem = useGameState((state) => state.saveProblem);
  const date = useGameState((state) => state.dateToConfirm);
  const wanted = [saveProblem, date].filter((one) => one !== null).join();
  const loaded = useLoaded(() => import('./notice'), wanted, 'A notice could not be loaded.');
  return (
    loaded && (
      <>
        {saveProblem && <loaded.SaveProblemNotice saveProblem={saveProblem} />}
        {date !== null && <loaded.DateNotice date={date} />}
      </>
    )
  );
}

/** Shows toasts. Their code loads with the first one; if that fails, the next one tries again. */
export function Toasts() {
  const shown = useStore(toasts);
  const loaded = useLoaded(
    () => import('../../ui/toast/toaster'),
    shown.length > 0 && shown,
    'A message could not be shown.',
  );
  return loaded && <loaded.Toaster />;
}
