import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Toaster } from '../components/toaster';
import { toasts } from '../components/toasts';

/** Shows toasts. What shows them is fetched with the first, and where it can't be had, again with the next. */
export function Messages() {
  const shown = useStore(toasts);
  const [shower, setShower] = useState<{ readonly Toaster: typeof Toaster } | null>(null);
  useEffect(() => {
    if (shower || shown.length === 0) return;
    import('../components/toaster').then(setShower, (reason: unknown) =>
      console.warn('A message could not be shown.', reason),
    );
  }, [shown, shower]);
  return shower && <shower.Toaster />;
}
