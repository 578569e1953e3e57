import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createUnknownGameStore } from '../store/unknown-game-store';
import { App } from './app';
import { createRoutes, type PageHandle } from './routing/routes';

export interface RenderedPage {
  /** The HTML of what `#root` contains. */
  readonly html: string;
  /** The modules, in src/, that show it beside those that every page loads. */
  readonly modules: readonly string[];
}

/**
 * Renders a page as every visit finds it first, before anything about its player is known. Only the build calls it.
 *
 * @param path of the page in the product, such as `/slots`; any other is the not-found page
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const store = createUnknownGameStore();
  const basename = import.meta.env.BASE_URL;
  const handler = createStaticHandler(createRoutes(store), { basename });
  const context = await handler.query(new Request(new URL(basename + path.slice(1), 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads to another page.`);
  const failures: unknown[] = Object.values(context.errors ?? {});
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <App store={store}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    { onError: (reason) => void failures.push(reason) },
  );
  if (failures.length > 0) throw new Error(`${path} can't be rendered.`, { cause: failures[0] });
  return {
    // What belongs into the head comes first: the build writes that itself.
    html: (await new Response(prelude).text()).replace(/^(<(link|meta)[^>]*>|<title>.*?<\/title>)+/, ''),
    modules: context.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.modules ?? []),
  };
}
