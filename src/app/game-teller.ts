import mitt from 'mitt';
import type { GameEvents } from '../game/events';
import type { Game } from '../store/game-store';

/** These the player sees, and is not told. */
const untold: readonly (keyof GameEvents)[] = [
  'balanceChanged',
  'reelLanded',
  'reelsStopped',
  'coinsArrived',
  'gameReplaced',
];

/**
 * Has the player told what happens in the game. The words for it are fetched when there is first something to tell,
 * and where they can't be had, again with the next; nothing is lost meanwhile. Called before the game is tied to the
 * browser, since a round that an earlier visit left open is paid right after that.
 */
export function tellOf({
  events,
  rules,
  state,
  now,
}: Pick<Game, 'events' | 'rules' | 'state' | 'now'>): void {
  /** Hears everything as the game announces it, once there is somebody to listen. */
  const heard = mitt<GameEvents>();
  const waiting: (() => void)[] = [];
  let teller: Promise<void> | null = null;

  const fetchTeller = async (): Promise<void> => {
    const { announceGame } = await import('./game-messages');
    announceGame({ events: heard, rules, state, now });
  };
  events.on('*', (type, told) => {
    if (untold.includes(type)) return;
    waiting.push(() => heard.emit(type, told));
    teller ??= fetchTeller();
    teller.then(
      () => {
        for (const tell of waiting.splice(0)) tell();
      },
      (reason: unknown) => {
        teller = null;
        console.warn('A message could not be fetched.', reason);
      },
    );
  });
}
