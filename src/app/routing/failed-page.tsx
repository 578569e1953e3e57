import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { useGameStore } from '../../store/game-context';
import { isSpinning } from '../../store/game-state';
import { ErrorScreen } from './error-screen';
import { pageFailure, type PageFailure } from './page-failure';

/** In place of a page that failed, until the next navigation. Nothing while it is being reloaded. */
export function FailedPage() {
  const { key } = useLocation();
  return <Failure key={key} historyKey={key} />;
}

function Failure({ historyKey }: { readonly historyKey: string }) {
  const reason = useRouteError();
  const store = useGameStore();
  // Read before the page is gone, which settles its round.
  const [wasSpinning] = useState(() => isSpinning(store.state.getState()));
  const [failure, setFailure] = useState<PageFailure | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // What fails while a page is loaded, nobody else logs.
    console.error(reason);
    void pageFailure(reason, historyKey, wasSpinning).then((found) => {
      if (isCurrent) setFailure(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [reason, historyKey, wasSpinning]);
  return failure && <ErrorScreen failure={failure} />;
}
