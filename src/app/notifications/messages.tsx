import { useStore } from 'zustand';
import { useLoaded } from '../../ui/hooks/use-loaded';
import { toasts } from '../../ui/toast/toasts';

/** Shows toasts. The code for it is loaded with the first toast; if that fails, the next one tries again. */
export function Messages() {
  const shown = useStore(toasts);
  const loaded = useLoaded(
    () => import('../../ui/toast/toaster'),
    shown.length > 0 && shown,
    'A message could not be shown.',
  );
  return loaded && <loaded.Toaster />;
}
