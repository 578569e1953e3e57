import { announce, fallSilent } from '../components/announcements';
import { closureText } from '../components/closure-text';
import { formatCoins } from '../components/format';
import { formatWeek } from '../components/format-week';
import { spokenTime } from '../components/time-left';
import { toast } from '../components/toasts';
import { localDay, weekOf } from '../game/calendar';
import type { WeekResult } from '../game/challenge';
import { bonusOf, nextBonusAt, type Bonus } from '../game/daily-bonus';
import type { FishingResult, Refusal } from '../game/events';
import { symbolAt } from '../game/round';
import type { Coins } from '../game/coins';
import type { FishingRules, SymbolId } from '../game/rules';
import type { GameState } from '../store/game-state';
import type { Game } from '../store/game-store';

/** What each refusal tells the player (spec sections 5 and 8). Nothing was deducted in any of them. */
const refusals: Readonly<Record<Refusal, { title: string; description: string }>> = {
  'not enough coins': {
    title: 'Not enough coins!',
    description: 'You need more coins to place this bet.',
  },
  'spinning in another tab': {
    title: 'Spinning in another tab',
    description: 'A spin is running in another tab. No coins were taken here: try again when it has ended.',
  },
  'randomness broken': {
    title: 'No fair spin possible',
    description:
      'Your browser gave no random numbers, so the spin was not begun and no coins were taken. Reload the page and try again.',
  },
};

/** Several of a symbol, as one says it. */
const plurals: Readonly<Record<SymbolId, string>> = {
  fish: 'fish',
  tuna: 'tuna',
  shark: 'sharks',
  octopus: 'octopuses',
  whale: 'whales',
  treasure: 'treasures',
};
const counts = ['no', 'one', 'two', 'three', 'four', 'five'];

/** One round's outcome, as one hears it: whole and short. */
function outcomeText({ round, win, payout }: FishingResult, balance: Coins): string {
  const told = `Balance ${formatCoins(balance)}.`;
  if (!win) return `No win. ${told}`;
  const catchText = `${counts[win.line.cells.length] ?? win.line.cells.length} ${plurals[win.symbol.id]}`;
  const coins = formatCoins(payout);
  const paid = payout > round.bet ? `you won ${coins} coins` : `${coins} coins came back`;
  return `${win.line.name}, ${catchText}: ${paid}. ${told}`;
}

function recoveredText(rules: FishingRules, { round, win, payout }: FishingResult): string {
  const bet = `It was for ${formatCoins(round.bet)} coins.`;
  if (!win) return `${bet} No reel showed one symbol three times, so it paid nothing.`;
  const shown = win.line.cells.map((cell) => {
    const id = symbolAt(round.grid, cell);
    return rules.symbols.find((symbol) => symbol.id === id)?.name;
  });
  return `${bet} ${win.line.name}: ${shown.join(', ')}. It paid ${formatCoins(payout)} coins.`;
}

/** Where the next coins come from, for a player who can't even make the lowest bet; nothing for all others. */
function wayOut(rules: FishingRules, { coins, bonus }: GameState, now: number): string {
  if (coins >= rules.bet.min) return '';
  const today = bonusOf(bonus, localDay(new Date(now)));
  return today
    ? ` Today's daily bonus waits for you on the Home page: ${formatCoins(today.amount)} coins.`
    : ` The next daily bonus comes in ${spokenTime(nextBonusAt(bonus, now) - now)}.`;
}

const bonusText = ({ amount, streak }: Bonus): string =>
  `${formatCoins(amount)} coins${streak > 1 ? `, day ${streak} in a row` : ''}.`;

/** A player may come back long after the week. */
const weekTitle = ({ week }: WeekResult, now: number): string =>
  week === weekOf(now) - 1 ? "Last week's challenge" : `Challenge of ${formatWeek(week)}`;

const prizeText = ({ rank, prize }: WeekResult): string =>
  `Rank ${rank}, ${prize > 0 ? `${formatCoins(prize)} coins` : 'no prize this time'}.`;

/** Tells the player what happens in the game: in toasts those who look, in announcements those who listen. */
export function announceGame({
  events,
  rules,
  state,
  now,
}: Pick<Game, 'events' | 'rules' | 'state' | 'now'>): void {
  events.on('spinStarted', fallSilent);
  events.on('betChanged', (bet) => announce(`Bet ${formatCoins(bet)}.`));
  events.on('roundSettled', (result) => {
    // Also where the player has left the reels meanwhile.
    announce(outcomeText(result, state.getState().coins));
    const { payout, round } = result;
    if (payout === 0) return;
    const coins = formatCoins(payout);
    // What brings back no more than was bet is no win, and is not dressed up as one.
    const told =
      payout > round.bet
        ? { title: '🎉 You Won!', description: `You've won ${coins} coins!` }
        : {
            title: 'Your bet came back in part or whole',
            description: `${coins} of ${formatCoins(round.bet)} coins.`,
          };
    toast({ kind: 'win', silent: true, ...told });
  });
  events.on('roundRecovered', (result) => {
    toast({ title: 'Your last spin was finished for you', description: recoveredText(rules, result) });
  });
  events.on('spinRefused', (refusal) => {
    const { title, description } = refusals[refusal];
    const more = refusal === 'not enough coins' ? wayOut(rules, state.getState(), now()) : '';
    toast({ kind: 'refusal', variant: 'destructive', title, description: description + more });
  });
  events.on('spinClosed', (closure) => {
    // A reminder shows itself.
    if (closure.reason !== 'reminder')
      toast({ kind: 'refusal', variant: 'destructive', ...closureText(closure, now()) });
  });
  events.on('bonusClaimed', (bonus) => toast({ title: 'Daily bonus', description: bonusText(bonus) }));
  events.on('weekClosed', (result) =>
    toast({ title: weekTitle(result, now()), description: prizeText(result) }),
  );
}
