import { createImage } from './elements';

/** What a door says while it is closed. */
export interface DoorWords {
  /** Large: how many. */
  readonly number: string;
  /** Of what. */
  readonly unit: string;
}

/** How long a door closes, stays closed, and opens (s). */
const closing = 0.2;
const closed = 0.24;
const opening = 0.3;

/** Closes a door over the reels and opens it again: its image is two leaves, one from above and one from below. */
export function addDoor(
  show: gsap.core.Timeline,
  host: HTMLElement,
  image: string,
  { number, unit }: DoorWords,
): void {
  const door = document.createElement('div');
  door.className = 'show-door';
  const leaves = ['door-upper', 'door-lower'].map((name) => {
    const leaf = document.createElement('div');
    leaf.className = `door-leaf ${name}`;
    createImage(image, '', leaf);
    door.append(leaf);
    return leaf;
  });
  const label = document.createElement('p');
  label.className = 'door-label';
  const large = document.createElement('span');
  large.textContent = number;
  label.append(large, unit);
  door.append(label);
  host.append(door);

  const opens = closing + closed;
  for (const [n, leaf] of leaves.entries()) {
    const away = n === 0 ? -101 : 101;
    show.fromTo(leaf, { yPercent: away }, { yPercent: 0, duration: closing, ease: 'power2.in' }, 0);
    show.to(leaf, { yPercent: away, duration: opening, ease: 'power2.in' }, opens);
  }
  show.fromTo(
    label,
    { opacity: 0, scale: 0.8 },
    { opacity: 1, scale: 1, duration: 0.16, ease: 'back.out(2)' },
    closing - 0.04,
  );
  show.to(label, { opacity: 0, scale: 1.25, duration: 0.2 }, opens + 0.05);
  show.call(() => door.remove(), [], opens + opening);
}
