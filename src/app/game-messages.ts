import { announce, fallSilent } from '../components/announcements';
import { formatCoins } from '../components/format';
import { toast } from '../components/toasts';
import type { FishingResult, Refusal } from '../game/events';
import { symbolAt } from '../game/round';
import type { Coins } from '../game/coins';
import type { FishingRules, SymbolId } from '../game/rules';
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

/**
 * Tells the player what happens in the game: in toasts those who look, in announcements those who listen. Called
 * before the game is tied to the browser, since a round that an earlier visit left open is paid right after that.
 */
export function announceGame({ events, rules, state }: Pick<Game, 'events' | 'rules' | 'state'>): void {
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
    toast({ kind: 'refusal', variant: 'destructive', ...refusals[refusal] });
  });
}
