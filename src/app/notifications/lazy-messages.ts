import mitt from 'mitt';
import { shownRounds } from '../../features/shown-rounds';
import type { GameStore } from '../../store/game-store';
import type { MessageEvents, MessageSource } from './game-messages';
import { translator } from '../../languages/language';

/** Events that need no message, because the page shows what they are about. */
const silentEvents: readonly (keyof MessageEvents)[] = ['balanceChanged', 'spinBlocked', 'replayEnded'];

type Store = Omit<MessageSource, 'events'> & Pick<GameStore, 'events'>;

/**
 * Loads `showMessages` with the first event that needs a message, of the store or of a page that shows a round. If that
 * fails, the event waits for the next attempt.
 */
export function showMessagesOnDemand(store: Store): void {
  /** Repeats the events for `showMessages`, which may load after they were emitted. */
  const repeated = mitt<MessageEvents>();
  const waiting: (() => void)[] = [];
  let loading: Promise<void> | null = null;

  const loadMessages = async (): Promise<void> => {
    const { showMessages } = await import('./game-messages');
    await translator.pending;
    showMessages({ ...store, events: repeated });
  };
  const repeat = <Name extends keyof MessageEvents>(type: Name, event: MessageEvents[Name]): void => {
    if (silentEvents.includes(type)) return;
    waiting.push(() => repeated.emit(type, event));
    loading ??= loadMessages();
    loading.then(
      () => {
        for (const repeatNow of waiting.splice(0)) repeatNow();
      },
      (reason: unknown) => {
        loading = null;
        console.warn('A message could not be loaded.', reason);
      },
    );
  };
  store.events.on('*', repeat);
  shownRounds.on('*', repeat);
}
