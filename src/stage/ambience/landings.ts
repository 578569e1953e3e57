import { setSources } from '../../ui/browser/sized-images';
import type { Emitter } from 'mitt';
import type { GameDefinition } from '../../engine/definition';
import type { GameArt } from '../../games/game-art';
import { listen } from '../listen';
import type { StageEvents } from '../stage-events';
import { createElement, createImage } from '../wins/elements';

// What a landing reel does to its surroundings. The browser animates it, which costs no script while other reels turn.

/** The bubbles of a puff, in its element: where from its left, how large (both parts of its width). */
const puff = [
  { left: 0.02, size: 0.24 },
  { left: 0.28, size: 0.17 },
  { left: 0.55, size: 0.2 },
  { left: 0.75, size: 0.26 },
] as const;
const puffMs = 560;
const lightMs = 620;
const frameMs = 190;
const easing = 'ease-out';

const flare: Keyframe[] = [
  { opacity: 0, scale: '0.6' },
  { opacity: 1, scale: '1.1', offset: 0.25 },
  { opacity: 0, scale: '1.4' },
];
const nudged: Keyframe[] = [{ translate: '0' }, { translate: '0 2px', offset: 0.3 }, { translate: '0' }];

const PUFF =
  'landing-puff absolute bottom-[1%] left-[calc(100%*var(--column)/var(--columns))] aspect-[4] w-[calc(100%/var(--columns))] origin-bottom opacity-0';

/**
 * Puffs bubbles below each reel that lands, and lights up those of its symbols that mean something (lit-symbols.ts).
 *
 * @param layer an empty element over the reels (stage.css)
 * @returns what ends it
 */
export function startLandings(
  layer: HTMLElement,
  events: Emitter<StageEvents>,
  { grid: { columns } }: Pick<GameDefinition, 'grid'>,
  { stage }: Pick<GameArt, 'stage'>,
): () => void {
  // One moving element for each reel, not for each bubble: browsers draw each one separately in each frame.
  const puffs = Array.from({ length: columns }, (_, column) => {
    const element = createElement('div', PUFF, layer);
    element.style.setProperty('--column', String(column));
    for (const { left, size } of puff) {
      const bubble = createImage('', 'absolute bottom-0', element);
      setSources(bubble, stage.bubble);
      bubble.style.left = `${left * 100}%`;
      bubble.style.width = `${size * 100}%`;
    }
    return element;
  });
  const land = ({ column, lit }: StageEvents['reelLanded']): void => {
    const cell = layer.clientWidth / columns;
    const rising = [
      { opacity: 0, scale: '0.5', translate: '0 0' },
      { opacity: 1, scale: '1', translate: `0 ${-0.14 * cell}px`, offset: 0.35 },
      { opacity: 0, scale: '1.2', translate: `0 ${-0.42 * cell}px` },
    ];
    puffs[column]?.animate(rising, { duration: puffMs, easing });
    for (const { row } of lit) {
      const light = createElement('div', 'show-cell reel-cell landing-light', layer);
      light.style.setProperty('--column', String(column));
      light.style.setProperty('--row', String(row));
      light.animate(flare, { duration: lightMs, easing }).onfinish = () => light.remove();
    }
  };
  const stop = listen(events, { reelLanded: land });
  return () => {
    stop();
    layer.replaceChildren();
  };
}

/** Moves the reels' frame down by two pixels and back as each reel lands. Returns a function that ends it. */
export function startFrameNudges(frame: HTMLElement, events: Emitter<StageEvents>): () => void {
  return listen(events, {
    reelLanded: () => void frame.animate(nudged, { duration: frameMs, easing }),
  });
}
