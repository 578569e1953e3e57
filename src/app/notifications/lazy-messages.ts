import mitt from 'mitt';
import { stageEvents } from '../../pages/slot/stage-emitter';
import type { GameStore } from '../../store/game-store';
import type { MessageEvents, MessageSource } from './game-messages';
import { translator } from '../../languages/language';

/** Events that need no message, because the page shows what they are about. */
const silentEvents: readonly (keyof MessageEvents)[] = ['balanceChanged', 'spinBlocked', 'replayEnded'];

/** Loads `showMessages` with the first event that needs a message. If that fails, the event waits for the next attempt. */
export function showMessagesOnDemand(store: Omit<MessageSource, 'events'> & Pick<GameStore, 'events'>): void {
  /** Repeats the events for `showMessages`, which may load after they were emitted. */
  const repeated = mitt<MessageEvents>();
  const waiting: (() => void)[] = [];
  let loading: Promise<void> | null = null;

  const loadMessages = async (): Promise<void> => {
    const { showMessages } = await import('./game-messages');
    await translator.pending;
    showMessages({ ...store, events: repeated });
  };
  const tell = <Name extends keyof MessageEvents>(type: Name, event: MessageEvents[Name]): void => {
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
  };
  store.events.on('*', tell);
  for (const type of ['spinShown', 'winPresented'] as const)
    stageEvents.on(type, (event) => tell(type, event));
}
