import type { Round } from '../../engine/round';
import { loadedGame, loadedGames, loadGame } from '../../games/loaded-games';
import { announce, clearAnnouncements } from '../../ui/announcements/announcements';
import { formatCoins } from '../../ui/format/format';
import { formatWeek } from '../../ui/format/format-week';
import { spokenTime } from '../../ui/format/time-left';
import { closeToastsOf, toast } from '../../ui/toast/toasts';
import { localDay, weekOf } from '../../player/calendar';
import type { WeekResult } from '../../player/challenge/challenge';
import { bonusOf, nextBonusAt, type Bonus } from '../../player/daily-bonus';
import type { Refusal } from '../../player/events';
import type { GameState } from '../../store/game-state';
import type { Game } from '../../store/game-store';
import {
  outcomeText,
  plainOutcomeText,
  plainRecoveredText,
  recoveredText,
  spinText,
  type SpokenGame,
} from './round-texts';

/** The message of each refusal (spec sections 5 and 8). No refusal costs coins. */
const refusals: Readonly<Record<Refusal, { title: string; description: string }>> = {
  'not enough coins': {
    title: 'Not enough coins!',
    description: 'You need more coins to place this bet.',
  },
  'spinning in another tab': {
    title: 'Spinning in another tab',
    description: 'A spin is running in another tab. No coins were taken here: try again when it has ended.',
  },
  'open round not loaded': {
    title: 'Your last spin has to be finished first',
    description:
      'The rules of its game could not be fetched, so no spin was begun and no coins were taken. Check your connection and try again.',
  },
  'randomness broken': {
    title: 'No fair spin possible',
    description:
      'Your browser gave no random numbers, so the spin was not begun and no coins were taken. Reload the page and try again.',
  },
};

/** Says something of a game at once, or when its words have loaded; without them (null) if that fails. */
function withGame(id: string, say: (game: SpokenGame | null) => void): void {
  const game = loadedGame(id);
  if (game) {
    say(game);
    return;
  }
  loadGame(id).then(say, (reason: unknown) => {
    console.warn('The words of a game could not be loaded.', reason);
    say(null);
  });
}

/** The lowest bet of the games that have been opened: one of them has refused. */
const lowestBet = (): number => Math.min(...loadedGames().map(({ definition }) => definition.bet.min));

/** Says when the next coins come, if the player can't afford the lowest bet; else an empty string. */
function wayOut({ coins, bonus }: GameState, now: number): string {
  if (coins >= lowestBet()) return '';
  const today = bonusOf(bonus, localDay(new Date(now)));
  return today
    ? ` Today's daily bonus waits for you on the Home page: ${formatCoins(today.amount)} coins.`
    : ` The next daily bonus comes in ${spokenTime(nextBonusAt(bonus, now) - now)}.`;
}

const bonusText = ({ amount, streak }: Bonus): string =>
  `${formatCoins(amount)} coins${streak > 1 ? `, day ${streak} in a row` : ''}.`;

/** Names the week by its date unless it was the last one: a player may return much later. */
const weekTitle = ({ week }: WeekResult, now: number): string =>
  week === weekOf(now) - 1 ? "Last week's challenge" : `Challenge of ${formatWeek(week)}`;

const prizeText = ({ rank, prize }: WeekResult): string =>
  `Rank ${rank}, ${prize > 0 ? `${formatCoins(prize)} coins` : 'no prize this time'}.`;

/** Tells the player what happens in the game, by toasts on screen and announcements to screen readers. */
export function announceGame({
  events,
  state,
  now,
  markWeekSeen,
}: Pick<Game, 'events' | 'state' | 'now' | 'markWeekSeen'>): void {
  let running: Round | null = null;
  events.on('spinStarted', (round) => {
    running = round;
    clearAnnouncements();
    // What the last round paid, or why none could begin.
    closeToastsOf('win', 'refusal');
  });
  events.on('spinShown', ({ round: id, spin }) => {
    // The outcome of a single spin is said once it is paid.
    const round = running?.id === id && running.spins.length > 1 ? running : null;
    if (round) {
      withGame(round.game, (game) => {
        if (game && running === round) announce(spinText(game, round, spin));
      });
    }
  });
  events.on('betChanged', (bet) => announce(`Bet ${formatCoins(bet)}.`));
  events.on('roundSettled', (round) => {
    running = null;
    const { coins: balance } = state.getState();
    // On every page: the player may have left the reels before the round settled.
    withGame(round.game, (game) =>
      announce(game ? outcomeText(game, round, balance) : plainOutcomeText(round, balance)),
    );
    const { bet, payout } = round;
    if (payout === 0) return;
    const coins = formatCoins(payout);
    // A payout of no more than the bet must not be celebrated as a win.
    const message =
      payout > bet
        ? { title: '🎉 You Won!', description: `You've won ${coins} coins!` }
        : {
            title: 'Your bet came back in part or whole',
            description: `${coins} of ${formatCoins(bet)} coins.`,
          };
    toast({ kind: 'win', silent: true, ...message });
  });
  events.on('roundRecovered', (round) => {
    withGame(round.game, (game) =>
      toast({
        title: 'Your last spin was finished for you',
        description: game ? recoveredText(game, round) : plainRecoveredText(round),
      }),
    );
  });
  events.on('spinRefused', (refusal) => {
    const { title, description } = refusals[refusal];
    const more = refusal === 'not enough coins' ? wayOut(state.getState(), now()) : '';
    toast({ kind: 'refusal', variant: 'destructive', title, description: description + more });
  });
  events.on('bonusNotSaved', () =>
    toast({
      kind: 'bonus',
      variant: 'destructive',
      title: 'The bonus is still yours to claim',
      description:
        'Your browser did not store it, so no coins were given. Allow this site to store data or free some space, then claim it again.',
    }),
  );
  events.on('bonusClaimed', (bonus) =>
    toast({ kind: 'bonus', title: 'Daily bonus', description: bonusText(bonus) }),
  );
  events.on('sessionEnding', (minutes) =>
    toast({
      kind: 'session',
      title: minutes === 1 ? '1 minute left' : `${minutes} minutes left`,
      description: 'Then your session limit is reached and SPIN! closes.',
    }),
  );
  events.on('challengeSettled', (result) =>
    toast({
      title: weekTitle(result, now()),
      description: prizeText(result),
      onSeen: () => void markWeekSeen(result.week),
    }),
  );
}
