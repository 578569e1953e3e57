import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLoaded } from '../../../ui/hooks';
import { toast } from '../../../ui/toast/toasts';
import { texts } from '../texts';
import type { ReplayProps } from './replay';

/** Shows the round of a code, in place of the machine's controls. The code for it is loaded with the first one. */
export function LazyReplay(props: Omit<ReplayProps, 'onEnd'>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const end = useCallback(
    () => void navigate({ pathname, search, hash: '' }, { replace: true }),
    [navigate, pathname, search],
  );
  const loaded = useLoaded(
    () => import('./replay'),
    true,
    'A round could not be shown again.',
    () => {
      toast({ kind: 'replay', variant: 'destructive', ...texts.noReplay });
      end();
    },
  );
  return loaded ? (
    <loaded.Replay key={props.code} {...props} onEnd={end} />
  ) : (
    // As high as that while it loads: two lines of text over buttons.
    <div className="h-[calc(0.875rem*1.3*2+68px)]" />
  );
}
