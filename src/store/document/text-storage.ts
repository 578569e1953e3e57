/** The product's one key. Unreadable text is kept under the next free of its backup keys. */
export const SAVED_GAME_KEY = 'lucky-fishing';
/** Says which tab may write, where the browser has no locks (lease-lock.ts). */
export const LEASE_KEY = `${SAVED_GAME_KEY}.lease`;
export const backupKey = (n: number) => `${SAVED_GAME_KEY}.backup-${n}`;

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Replaces the saved text, or throws. Reading it back decides: some storages throw after a write, some drop it. */
export function replaceText(storage: TextStorage, text: string): void {
  let reason: unknown = new Error('The storage dropped what was written.');
  try {
    storage.setItem(SAVED_GAME_KEY, text);
  } catch (thrown) {
    reason = thrown;
  }
  if (storage.getItem(SAVED_GAME_KEY) !== text) throw reason;
}

/** Keeps text under the first backup key that is free or already holds the same. Throws as the storage does. */
export function backUp(storage: TextStorage, text: string): void {
  for (let n = 1; ; n++) {
    const kept = storage.getItem(backupKey(n));
    if (kept === text) return;
    if (kept === null) {
      storage.setItem(backupKey(n), text);
      return;
    }
  }
}

/** Deletes all backups, which are numbered without a gap. Throws as the storage does. */
export function deleteBackups(storage: TextStorage): void {
  for (let n = 1; storage.getItem(backupKey(n)) !== null; n++) storage.removeItem(backupKey(n));
}
