import { setSources } from '../../ui/browser/sized-images';
import type { Emitter } from 'mitt';
import type { GameArt } from '../../games/game-art';
import type { GameEvents } from '../../player/events';
import { wantsLessMotion } from '../../ui/browser/motion';
import { listen } from '../listen';

/** How kelp swings once the reels have stopped (degrees, ms). All of the sea rests again within five seconds. */
const swings = [
  { lean: 1.8, ms: 700 },
  { lean: -1.3, ms: 1000 },
  { lean: 0.7, ms: 900 },
  { lean: 0, ms: 900 },
] as const;
const swayMs = swings.reduce((sum, { ms }) => sum + ms, 0);
/** How much later each plant starts than the one before it (ms). */
const STAGGER_MS = 120;

const bubbles = [
  { left: 6, at: 0, size: 26 },
  { left: 10, at: 350, size: 16 },
  { left: 7.5, at: 900, size: 20 },
  { left: 93, at: 150, size: 18 },
  { left: 89, at: 600, size: 28 },
  { left: 91.5, at: 1100, size: 15 },
] as const;
const riseMs = 2400;

const sine = { inOut: 'cubic-bezier(0.37, 0, 0.63, 1)', in: 'cubic-bezier(0.12, 0, 0.39, 0)' } as const;

/** The swings one after the other, from upright. */
const sway: Keyframe[] = [{ lean: 0, ms: 0 }, ...swings].map(({ lean }, n) => ({
  rotate: `${lean}deg`,
  easing: sine.inOut,
  offset: swings.slice(0, n).reduce((sum, { ms }) => sum + ms, 0) / swayMs,
}));
/** A bubble's way up by a number of pixels. It accelerates, fades in and fades out. */
const rise = (pixels: number): Keyframe[] => [
  { offset: 0, translate: '0', easing: sine.in },
  { offset: 0, opacity: 0 },
  { offset: 300 / riseMs, opacity: 0.8 },
  { offset: 1 - 500 / riseMs, opacity: 0.8 },
  { offset: 1, opacity: 0, translate: `0 ${-pixels}px` },
];

/**
 * Moves the sea after each round: layers of the class `sways` swing about their foot, bubbles rise. While the reels turn all
 * of it stands still, what the style sheet moves included: browsers draw everything between two moving things anew, so plants
 * at the edges would add a third to what a spin costs. Returns what ends it.
 */
export function startAmbience(
  scene: HTMLElement,
  events: Emitter<GameEvents>,
  { stage: { bubble } }: Pick<GameArt, 'stage'>,
): () => void {
  const kelp = [...scene.querySelectorAll<HTMLElement>('.sways')];
  const images = bubbles.map(({ left, size }) => {
    const image = new Image(size, size);
    setSources(image, bubble);
    image.alt = '';
    image.className = 'scene-bubble bottom-[12%] opacity-0';
    image.style.left = `${left}%`;
    scene.append(image);
    return image;
  });
  const moving = [...kelp, ...scene.querySelectorAll<HTMLElement>('.scene-shafts'), ...images];
  let animations: readonly Animation[] = [];
  let held: readonly HeldAnimation[] = [];

  const hold = (): void => {
    held = [...held, ...holdPoses(moving)];
    scene.dataset['still'] = '';
  };
  const release = (): void => {
    for (const { style } of moving) for (const property of pose) style.removeProperty(property);
    delete scene.dataset['still'];
    for (const each of held) resume(each);
    held = [];
  };
  const move = (): void => {
    release();
    const isMoving = animations.some(({ playState }) => playState === 'running');
    if (isMoving || wantsLessMotion()) return;
    const up = rise(0.8 * Math.min(scene.clientHeight, window.innerHeight));
    animations = [
      ...kelp.map((plant, i) => plant.animate(sway, { duration: swayMs, delay: i * STAGGER_MS })),
      ...images.map((image, i) => image.animate(up, { duration: riseMs, delay: bubbles[i]?.at ?? 0 })),
    ];
  };
  const stop = listen(events, {
    roundStarted: hold,
    roundSettled: move,
    // Both may come in mid-spin.
    replayEnded: release,
    roundVoided: release,
  });
  return () => {
    stop();
    for (const animation of animations) animation.cancel();
    release();
    for (const element of images) element.remove();
  };
}

/** An animation that is off its element for now. */
interface HeldAnimation {
  readonly element: HTMLElement;
  readonly animation: Animation;
  readonly effect: AnimationEffect | null;
  readonly at: CSSNumberish | null;
}

/** The properties that hold a pose. */
const pose = ['transform', 'rotate', 'translate', 'opacity'] as const;

/**
 * Takes running animations off elements, which keep their pose as styles. Pausing them would not do: a browser draws anew
 * what has an animation, even a paused one. Those of style sheets end by `data-still`.
 */
function holdPoses(elements: readonly HTMLElement[]): HeldAnimation[] {
  const held = elements.flatMap((element) =>
    element
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => ({ element, animation, effect: animation.effect, at: animation.currentTime })),
  );
  // Not `commitStyles`, which WebKit counts as a style attribute: the page's Content-Security-Policy forbids those.
  const poses = held.map(({ element }) => {
    const style = getComputedStyle(element);
    return pose.map((property) => style.getPropertyValue(property));
  });
  for (const [n, { element, animation }] of held.entries()) {
    for (const [i, property] of pose.entries()) element.style.setProperty(property, poses[n]?.[i] ?? '');
    if (isOfSheet(animation)) continue;
    animation.pause();
    animation.effect = null;
  }
  return held;
}

const isOfSheet = (animation: Animation): animation is CSSAnimation => 'animationName' in animation;

/** Lets an animation go on from where it was, unless it has been cancelled or its style sheet no longer has it. */
function resume({ element, animation, effect, at }: HeldAnimation): void {
  if (isOfSheet(animation)) {
    const again = element
      .getAnimations()
      .find((one) => isOfSheet(one) && one.animationName === animation.animationName);
    if (again) again.currentTime = at;
    return;
  }
  if (animation.playState !== 'paused') return;
  animation.effect = effect;
  animation.play();
}
