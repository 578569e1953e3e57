import mitt from 'mitt';
import type { GameEvents } from '../../player/events';
import type { AnnouncedGame } from './game-messages';

/** Events that need no message: the player sees them. */
const silentEvents: readonly (keyof GameEvents)[] = ['balanceChanged', 'spinBlocked'];

/** Tells the player what happens in the game. Events wait until the texts have loaded; each event tries again. */
export function notifyPlayer(game: AnnouncedGame): void {
  /** Repeats the game's events once the messages' code listens. */
  const replayed = mitt<GameEvents>();
  const waiting: (() => void)[] = [];
  let loading: Promise<void> | null = null;

  const loadMessages = async (): Promise<void> => {
    const { announceGame } = await import('./game-messages');
    announceGame({ ...game, events: replayed });
  };
  game.events.on('*', (type, event) => {
    if (silentEvents.includes(type)) return;
    waiting.push(() => replayed.emit(type, event));
    loading ??= loadMessages();
    loading.then(
      () => {
        for (const replay of waiting.splice(0)) replay();
      },
      (reason: unknown) => {
        loading = null;
        console.warn('A message could not be loaded.', reason);
      },
    );
  });
}
