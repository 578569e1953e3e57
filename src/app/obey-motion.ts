import type { Game } from '../store/game-store';

/**
 * Has the page know whether less motion is wanted, at all times: `data-motion` of the root element is `reduced` or
 * `full`. Styles and stage go by that alone. What the player wishes goes over what the system asks for.
 */
export function obeyMotion({ state }: Pick<Game, 'state'>): void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const obey = (): void => {
    const { motion } = state.getState();
    const asked = system.matches ? 'reduced' : 'full';
    document.documentElement.dataset['motion'] = motion === 'system' ? asked : motion;
  };
  obey();
  system.addEventListener('change', obey);
  state.subscribe(obey);
}
