import { useEffect, useState } from 'react';
import { useGame } from '../store/game';
import type { TroubleNotice } from './trouble-notice';

/** Says what is wrong with the saved game, until the player has dismissed it. Most never need it: it is fetched for those who do. */
export function SavedDataNotice() {
  const trouble = useGame((state) => state.trouble);
  const [notice, setNotice] = useState<{ readonly TroubleNotice: typeof TroubleNotice } | null>(null);
  useEffect(() => {
    if (!trouble || notice) return;
    import('./trouble-notice').then(setNotice, (reason: unknown) =>
      console.warn('A notice could not be fetched.', reason),
    );
  }, [trouble, notice]);
  return trouble && notice && <notice.TroubleNotice trouble={trouble} />;
}
