import { tryOrNull } from '../ui/browser/try-or-null';
import type { Game } from '../store/game-store';

/** Keeps the root element's `data-motion` at `reduced` or `full`: the player's preference, else the system's. */
export function applyMotionPreference({ state }: Pick<Game, 'state'>): void {
  const system = tryOrNull(() => matchMedia('(prefers-reduced-motion: reduce)'));
  const apply = (): void => {
    const { motion } = state.getState();
    const asked = system?.matches ? 'reduced' : 'full';
    document.documentElement.dataset['motion'] = motion === 'system' ? asked : motion;
  };
  apply();
  tryOrNull(() => system?.addEventListener('change', apply));
  state.subscribe(apply);
}
