import type { RefObject } from 'react';
import { toCoins, type Coins } from '../../engine/coins';
import type { Bonus } from '../../player/daily-bonus';
import type { GameStore } from '../../store/game-store';
import { wantsLessMotion } from '../../ui/browser/motion';
import { formatNet } from '../../ui/format/format';
import { flyToBalance } from '../../ui/rewards/reward-flight';

/** How long the sum and the glow of the card are shown (ms). */
const SHOWN_MS = 2_400;

/** Around the card, and over its picture. */
const GLOW =
  'pointer-events-none absolute -inset-0.5 rounded-[inherit] shadow-[0_0_0_2px_var(--color-gold-light),0_0_36px_6px_rgb(245_184_61/0.65)]';
const SUM =
  'pointer-events-none absolute top-1/2 left-9 -translate-1/2 font-display text-4xl font-bold whitespace-nowrap text-gold-light [text-shadow:0_2px_3px_rgb(4_32_46/0.9),0_0_18px_var(--color-gold)]';

/** With reduced motion everything fades in place. */
const fade: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.12 },
  { opacity: 1, offset: 0.7 },
  { opacity: 0 },
];
const rise: Keyframe[] = [
  { opacity: 0, transform: 'translateY(40%) scale(0.4)', easing: 'cubic-bezier(0.3, 1.5, 0.6, 1)' },
  { opacity: 1, transform: 'none', offset: 0.16 },
  { opacity: 1, transform: 'none', offset: 0.7, easing: 'ease-in' },
  { opacity: 0, transform: 'translateY(-30%)' },
];
const jump: Keyframe[] = [
  { scale: 1, rotate: '0deg', easing: 'ease-out' },
  { scale: 1.3, rotate: '-10deg', offset: 0.3 },
  { scale: 1.2, rotate: '8deg', offset: 0.6 },
  { scale: 1, rotate: '0deg' },
];

/**
 * Claims the daily bonus, and shows that on its card, while it is in the page: it lights up, its picture jumps, and coins
 * fly to the balance. A toast says what was paid.
 *
 * @param card of the bonus on Home, positioned, with its picture
 */
export async function claimWithShow(store: GameStore, card: RefObject<HTMLElement | null>): Promise<void> {
  const celebrate = ({ amount }: Bonus): void => {
    if (card.current) showBonus(card.current, amount, store.state.getState().coins);
  };
  store.events.on('bonusClaimed', celebrate);
  await store.claimBonus().finally(() => store.events.off('bonusClaimed', celebrate));
}

/** @param balance with the bonus */
function showBonus(card: HTMLElement, amount: Coins, balance: Coins): void {
  const isReduced = wantsLessMotion();
  const show = (className: string, text: string, keyframes: Keyframe[]): void => {
    const element = document.createElement('span');
    element.className = className;
    element.textContent = text;
    element.setAttribute('aria-hidden', 'true');
    card.append(element);
    element.animate(keyframes, SHOWN_MS).onfinish = () => element.remove();
  };
  show(GLOW, '', fade);
  show(SUM, formatNet(amount), isReduced ? fade : rise);
  const picture = card.querySelector('img');
  if (picture && !isReduced) picture.animate(jump, { duration: 700 });
  flyToBalance(picture ?? card, { from: toCoins(balance - amount), to: balance });
}
