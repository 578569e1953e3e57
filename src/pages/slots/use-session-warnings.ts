import { useEffect, useRef } from 'react';
import { toast } from '../../components/toasts';
import { texts } from './texts';

/** Minutes before the end of a session at which the player is told of it. */
const WARNINGS = [1, 5];

/** Tells the player that a session comes to its end. `left` is in minutes, null where it has none. */
export function useSessionWarnings(left: number | null): void {
  const before = useRef(left);
  useEffect(() => {
    const was = before.current;
    before.current = left;
    if (left === null || left === 0 || was === null) return;
    if (WARNINGS.some((minutes) => left <= minutes && minutes < was))
      toast({ kind: 'session', ...texts.sessionEnds(left) });
  }, [left]);
}
