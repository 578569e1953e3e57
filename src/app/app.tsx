import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { GameStoreProvider } from '../store/game-context';
import type { GameStore } from '../store/game-store';
import { LiveRegions } from '../ui/announcements';
import { ErrorBoundary } from '../ui/error-boundary';
import { Toasts } from './notifications/notices';
import { openBrowserRouter } from './routing/browser-router';
import { ErrorScreen } from './routing/error-screen';
import { createRoutes } from './routing/routes';
import './styles/fonts.css';
import './styles/theme.css';

interface AppProps {
  readonly store: GameStore;
  /** The router with the pages. */
  readonly children: ReactNode;
}

/**
 * The product. Toasts and announcements are outside the pages, so they outlive a change of page. The router shows what fails in a
 * page; what fails around pages would leave a blank one.
 */
export const App = ({ store, children }: AppProps) => (
  <ErrorBoundary fallback={<ErrorScreen failure="broken" isOutside />}>
    <GameStoreProvider store={store}>
      {children}
      <Toasts />
      <LiveRegions />
    </GameStoreProvider>
  </ErrorBoundary>
);

interface StartedApp {
  readonly app: ReactNode;
  /** Whether the page can't be shown, and what failed is said in its place. */
  readonly isBroken: boolean;
  /** To be called once the app is shown. */
  readonly onShown: () => void;
}

/**
 * The product at the browser's address, once the code of that page is there.
 *
 * @param hydrates whether it takes over the page's HTML
 */
export async function createApp(store: GameStore, hydrates = false): Promise<StartedApp> {
  const { router, onShown } = await openBrowserRouter(createRoutes(store), hydrates);
  const app = (
    <App store={store}>
      <RouterProvider router={router} />
    </App>
  );
  return { app, isBroken: router.state.errors !== null, onShown };
}
