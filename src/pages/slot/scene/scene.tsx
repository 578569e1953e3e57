import { Fragment, useEffect, useRef } from 'react';
import type { PhonePicture, ScenePlace } from '../../../games/game-art';
import { useGame } from '../../../store/game-context';
import { useLoaded } from '../../../ui/hooks';
import { useFeature } from '../feature/progress';
import { usePlayable } from '../playing';
import { TALL_SCENE, TallPicture } from '../tall-picture';

/**
 * Where each layer is: on a narrow page, and on one of at least 40rem. On a phone they frame the machine in its first
 * screen: in portrait reef and plants rise behind the sign, in landscape at the bottom.
 */
const places: Readonly<Record<ScenePlace, string>> = {
  light:
    'top-0 left-[-5.5rem] h-[min(100%,50rem)] w-[54rem] object-cover object-top upright:h-[33.75rem] @min-[40rem]:left-0 @min-[40rem]:h-[min(100%,64rem)] @min-[40rem]:w-full',
  wreck:
    'right-[-7.5rem] bottom-[8rem] w-[30rem] upright:top-[calc(var(--sign-top)-9rem)] upright:bottom-auto upright:w-[26rem] @min-[40rem]:right-[1rem] @min-[40rem]:bottom-[10rem] @min-[40rem]:w-[45rem]',
  reef: 'bottom-[3rem] left-1/2 w-[max(100%,50rem)] -translate-x-1/2 upright:top-[calc(var(--sign-top)-6.5rem)] upright:bottom-auto upright:w-[max(100%,30rem)] upright:[mask-image:linear-gradient(black_75%,transparent)] short:-bottom-6 short:w-full',
  sand: 'inset-[auto_0_0] h-[7rem] w-full object-cover object-bottom upright:-bottom-4 @min-[40rem]:h-[12.5rem] short:-bottom-8 short:h-[7rem]',
  'plant-left':
    'sways bottom-0 left-[-3rem] w-[8rem] upright:top-[calc(var(--sign-top)-11rem)] upright:bottom-auto upright:left-[-2.25rem] upright:w-[9.5rem] short:-bottom-20 short:w-[11rem]! @min-[40rem]:left-0 @min-[40rem]:w-[16rem]',
  'plant-right':
    'sways right-[-3rem] bottom-0 w-[8rem] upright:top-[calc(var(--sign-top)-9rem)] upright:right-[-2.25rem] upright:bottom-auto upright:w-[9.5rem] short:-bottom-24 short:w-[11rem]! @min-[40rem]:right-0 @min-[40rem]:w-[16rem]',
};

/** The scene behind the machine, in layers. Each is an image that the browser paints once. */
export function Scene() {
  const game = useGame();
  const { art, pageArt } = usePlayable();
  const scene = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(() => import('../../../stage/ambience/sea'), true, 'The sea stays still.');
  useEffect(() => {
    if (!scene.current || !loaded) return;
    return loaded.startAmbience(scene.current, game.events, art);
  }, [game, loaded, art]);
  return (
    <div
      ref={scene}
      aria-hidden="true"
      className="scene pointer-events-none absolute inset-x-0 top-0 overflow-hidden"
    >
      {pageArt.scene.map(({ place, image }) => (
        <Fragment key={place}>
          <img src={image} alt="" className={`scene-${place} absolute max-w-none ${places[place]}`} />
          {place === 'light' && <Depths images={pageArt.depths ?? []} />}
        </Fragment>
      ))}
    </div>
  );
}

/** The waters that the feature sinks to, each in view from its multiplier on. They are fetched when free spins begin. */
function Depths({ images }: { images: readonly PhonePicture[] }) {
  const shown = useFeature();
  const level = shown?.isRunning ? shown.progress.level : 0;
  return (
    shown &&
    images.map((picture, n) => (
      <TallPicture
        key={picture.image}
        of={picture}
        media={TALL_SCENE}
        className="scene-light scene-depth absolute top-0 left-0 size-full max-w-none object-cover object-top opacity-0 [transition:opacity_1500ms_ease-in-out] data-[reached=true]:opacity-100"
        data-reached={n < level}
      />
    ))
  );
}
