import { useDeferredValue } from 'react';
import type { RouteObject } from 'react-router-dom';
import { GameStoreProvider } from '../store/game-context';
import type { GameStore } from '../store/game-store';
import { LiveRegions } from '../ui/announcements';
import { AddressRouter } from './routing/address-router';
import { Toasts } from './notifications/notices';
import { Root } from './routing/root';
import { createRoutes } from './routing/routes';
import './styles/fonts.css';
import './styles/theme.css';

export const createApp = (store: GameStore) => (
  <GameStoreProvider store={store}>
    <App routes={createRoutes(store)} />
  </GameStoreProvider>
);

/** Toasts and announcements are outside the pages, so they outlive a change of page. */
function App({ routes }: { routes: RouteObject[] }) {
  // Else toasts and announcements would wait for the first page's code too.
  const showsPage = useDeferredValue(true, false);
  // No Suspense: the old page stays until the next page's code has loaded.
  return (
    <>
      <AddressRouter basename={import.meta.env.BASE_URL}>
        {showsPage && <Root routes={routes} />}
      </AddressRouter>
      <Toasts />
      <LiveRegions />
    </>
  );
}
