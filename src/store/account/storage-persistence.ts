import type { SaveRepository } from '../document/save-repository';
import type { DisplayContext, SavedGame } from '../document/schema';

// Browsers delete what a site has stored when they run short of space, Safari also after seven days of use without a
// visit. Persistent storage is exempt: the site has to request it, and the browser or the player decides.

/** Rounds that have to be settled before the request, since Firefox passes it on to the player. */
const ROUNDS_BEFORE_ASKING = 10;

/** Whether the browser has agreed to keep what this site stores; null where it cannot be asked. Never rejects. */
export async function isStoragePersisted(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    // Absent on plain http and in old browsers, refused where cookies are blocked.
    return null;
  }
}

/** Where the game runs now; a browser that cannot be asked runs it in a tab. */
export function displayContext(): DisplayContext {
  try {
    return matchMedia('(display-mode: standalone)').matches ? 'installed' : 'tab';
  } catch {
    return 'tab';
  }
}

/** Whether the request is due: once, and once more after the game was installed, which browsers take into account. */
function isDue({ rounds, openRound, persistenceAsked }: SavedGame, context: DisplayContext): boolean {
  const settled = openRound ? rounds - 1 : rounds;
  return settled >= ROUNDS_BEFORE_ASKING && persistenceAsked !== 'installed' && persistenceAsked !== context;
}

/** Asks the browser to keep what this site stores, once a round has settled. Never rejects. */
export async function requestPersistence(repository: SaveRepository): Promise<void> {
  try {
    const context = displayContext();
    if (!isDue(repository.read(), context) || (await isStoragePersisted()) !== false) return;
    // Saved before the request, so that no tab repeats it. Another tab may have asked meanwhile.
    const still = { isDue: false };
    await repository.commit((saved) => {
      still.isDue = isDue(saved, context);
      return still.isDue ? { ...saved, persistenceAsked: context } : saved;
    });
    if (still.isDue) await navigator.storage.persist();
  } catch {
    // The game goes on; Profile says that it may be deleted.
  }
}
