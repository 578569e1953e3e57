import { dirname, resolve } from 'node:path';
import type { Rolldown } from 'vite';

const source = resolve(import.meta.dirname, '../src');
const MAIN = resolve(source, 'main.tsx');
const START = resolve(source, 'app/start.tsx');
const ROUTES = resolve(source, 'app/routing/routes.tsx');
const GAME = resolve(source, 'pages/slot/game-page.tsx');
const GAMES = resolve(source, 'games');
const STUDIO = resolve(source, 'pages/studio/load-studio.tsx');

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const known = new Map<string, ReadonlySet<string>>();

/** A module and all that it imports, without what is imported as it is needed. */
function closureOf(root: string, context: Context): ReadonlySet<string> {
  const found = known.get(root);
  if (found) return found;
  const reached = new Set<string>();
  known.set(root, reached);
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

const isIn = (root: string, id: string, context: Context): boolean => closureOf(root, context).has(id);

/**
 * Which file a module goes to, so that a visit doesn't load dozens of small ones. All else is left to the bundler.
 */
export const chunkGroups: readonly Rolldown.CodeSplittingGroup[] = [
  {
    /** What waits for the first paint: it must not wait for the rest. */
    debugName: 'main',
    name: (id, context) => (isIn(MAIN, id, context) ? 'main' : null),
    priority: 4,
  },
  {
    /** What every page loads. */
    debugName: 'home',
    name: (id, context) => (isIn(START, id, context) ? 'home' : null),
    priority: 3,
  },
  {
    /** What a game's page needs, and others too. The studio has a game's reels anyway. */
    debugName: 'pages',
    name: (id, context) =>
      isIn(GAME, id, context) &&
      (context.getModuleInfo(ROUTES)?.dynamicallyImportedIds ?? []).some(
        (page) => page !== GAME && page !== STUDIO && isIn(page, id, context),
      )
        ? 'pages'
        : null,
    priority: 2,
  },
  {
    /** What the pages of all games share, and the games themselves. */
    debugName: 'game',
    name: (id, context) => (isIn(GAME, id, context) || dirname(id) === GAMES ? 'game' : null),
    priority: 1,
  },
  // One for each small module that other pages share would be many.
  { name: 'icons', test: /lucide-react[\\/].*[\\/]icons[\\/]/, minShareCount: 2 },
];
