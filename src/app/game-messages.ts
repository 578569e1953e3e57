import { formatCoins } from '../components/format';
import { toast } from '../components/toasts';
import type { FishingResult, Refusal } from '../game/events';
import { symbolAt } from '../game/round';
import type { FishingRules } from '../game/rules';
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
 * Tells the player in toasts what happens in the game. Called before the game is tied to the browser, since
 * a round that an earlier visit left open is paid right after that.
 */
export function announceGame({ events, rules }: Pick<Game, 'events' | 'rules'>): void {
  events.on('roundSettled', ({ payout, round }) => {
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
    toast({ kind: 'win', ...told });
  });
  events.on('roundRecovered', (result) => {
    toast({ title: 'Your last spin was finished for you', description: recoveredText(rules, result) });
  });
  events.on('spinRefused', (refusal) => {
    toast({ kind: 'refusal', variant: 'destructive', ...refusals[refusal] });
  });
}
