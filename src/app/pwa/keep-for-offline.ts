import { language } from '../../languages/language';
import { displayContext } from '../../store/account/storage-persistence';
import type { GameStore } from '../../store/game-store';
import { GAMES_PART, saveWantedParts } from './kept-files';
import { watchVersions } from './new-version';

type KeptStore = Pick<GameStore, 'state'>;

/** What some browsers say of the network. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor asks for little data, or has a network that is very slow. */
function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** The parts of the product to keep (`BuiltFile`): what is chosen now. */
function wantedParts({ state }: KeptStore, isReturning: boolean): string[] {
  const { skin, sound } = state.getState();
  const { code } = language.getState();
  return [
    ...[GAMES_PART, `language-${code}`],
    ...(skin === null ? [] : [`skin-${skin}`]),
    ...(sound ? ['sounds'] : []),
    ...(isReturning && !isSavingData() ? ['rest', 'sounds'] : []),
  ];
}

/**
 * Keeps what both games need for offline play, in the language and the look in use, and whatever is chosen later. For a player
 * who comes back after a round, or has installed the game, all pages and all widths of pictures too. A visitor who saves data
 * has nothing kept before that, and then only what the games need. Rejects if the service worker can't be registered.
 *
 * @param hasPlayed whether a round had been finished before this page was loaded
 */
export async function keepForOffline(store: KeptStore, hasPlayed: boolean): Promise<void> {
  const { serviceWorker } = navigator;
  const isReturning = hasPlayed || displayContext() === 'installed';
  // What was kept over another network is kept up to date.
  if (isSavingData() && !isReturning && !(await serviceWorker.getRegistration())) return;
  const scope = new URL(import.meta.env.BASE_URL, window.location.href).href;
  let wanted = wantedParts(store, isReturning);
  // A worker reads it as it is installed.
  await saveWantedParts(wanted, scope);
  watchVersions(await serviceWorker.register(`${scope}sw.js`), store);
  const keep = async (): Promise<void> => {
    await saveWantedParts(wanted, scope);
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: 'KEEP' });
  };
  const keepChosen = (): void => {
    const parts = wantedParts(store, isReturning);
    if (parts.join() === wanted.join()) return;
    wanted = parts;
    keep().catch((reason: unknown) => console.warn('A choice is not kept for offline play.', reason));
  };
  store.state.subscribe(keepChosen);
  language.subscribe(keepChosen);
  void keep();
}
