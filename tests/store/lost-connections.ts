import { IDBDatabase } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Returns what ends the connection that was used last, as a browser does that loses one without saying so. */
export function watchConnections(): () => void {
  const used = vi.spyOn(IDBDatabase.prototype, 'transaction');
  return () => (used.mock.contexts.at(-1) as globalThis.IDBDatabase | undefined)?.close();
}
