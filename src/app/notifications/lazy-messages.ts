import mitt from 'mitt';
import type { GameEvents } from '../../player/events';
import type { MessageSource } from './game-messages';
import { translator } from '../../languages/language';

/** Events that need no message, because the page shows what they are about. */
const silentEvents: readonly (keyof GameEvents)[] = ['balanceChanged', 'spinBlocked', 'replayEnded'];

/** Loads `showMessages` with the first event that needs a message. If that fails, the event waits for the next attempt. */
export function showMessagesOnDemand(store: MessageSource): void {
  /** Repeats the game's events for `showMessages`, which may load after they were emitted. */
  const repeated = mitt<GameEvents>();
  const waiting: (() => void)[] = [];
  let loading: Promise<void> | null = null;

  const loadMessages = async (): Promise<void> => {
    const { showMessages } = await import('./game-messages');
    await translator.pending;
    showMessages({ ...store, events: repeated });
  };
  store.events.on('*', (type, event) => {
    if (silentEvents.includes(type)) return;
    waiting.push(() => repeated.emit(type, event));
    loading ??= loadMessages();
    loading.then(
      () => {
        for (const repeat of waiting.splice(0)) repeat();
      },
      (reason: unknown) => {
        loading = null;
        console.warn('A message could not be loaded.', reason);
      },
    );
  });
}
