import { Fragment, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { ScenePlace } from '../../../games/game-art';
import { breath, startBreath } from '../../../stage/ambience/breath';
import '../../../stage/ambience/breath.css';
import { useGame, useGameState } from '../../../store/game-context';
import { useLoaded } from '../../../ui/hooks';
import { useFeature } from '../feature/progress';
import { usePlayable } from '../use-machine';

/** Where each layer is: on a narrow page, and on one of at least 40rem. */
const places: Readonly<Record<ScenePlace, string>> = {
  light:
    'top-0 left-[-5.5rem] h-[min(100%,50rem)] w-[54rem] object-cover object-top @min-[40rem]:left-0 @min-[40rem]:h-[min(100%,64rem)] @min-[40rem]:w-full',
  wreck:
    'right-[-7.5rem] bottom-[8rem] w-[30rem] @min-[40rem]:right-[1rem] @min-[40rem]:bottom-[10rem] @min-[40rem]:w-[45rem]',
  reef: 'bottom-[3rem] left-1/2 w-[max(100%,50rem)] -translate-x-1/2',
  sand: 'inset-[auto_0_0] h-[7rem] w-full object-cover object-bottom @min-[40rem]:h-[12.5rem]',
  'plant-left': 'sways bottom-0 left-[-3rem] w-[8rem] @min-[40rem]:left-0 @min-[40rem]:w-[16rem]',
  'plant-right': 'sways right-[-3rem] bottom-0 w-[8rem] @min-[40rem]:right-0 @min-[40rem]:w-[16rem]',
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
  const idleMotion = useGameState((state) => state.idleMotion);
  useEffect(() => (scene.current && idleMotion ? startBreath(scene.current) : undefined), [idleMotion]);
  const breathes = useStore(breath);
  return (
    <div
      ref={scene}
      aria-hidden="true"
      className={`scene pointer-events-none absolute inset-0 overflow-hidden ${breathes ? 'breathes' : ''}`}
    >
      {pageArt.scene.map(({ place, image }) => (
        <Fragment key={place}>
          <img src={image} alt="" className={`scene-${place} absolute max-w-none ${places[place]}`} />
          {place === 'light' && <Depths images={pageArt.depths ?? []} />}
        </Fragment>
      ))}
      <div className="scene-shafts" />
    </div>
  );
}

/** The waters that the feature sinks to, each in view from its multiplier on. They are fetched when free spins begin. */
function Depths({ images }: { images: readonly string[] }) {
  const shown = useFeature();
  const level = shown?.isRunning ? shown.progress.level : 0;
  const transitionDelay = `${shown?.riseMs ?? 0}ms`;
  return (
    shown &&
    images.map((image, n) => (
      <img
        key={image}
        src={image}
        alt=""
        className="scene-light scene-depth absolute top-[-6rem] left-0 h-[calc(min(100%,50rem)+6rem)] w-full max-w-none translate-y-[6rem] object-cover object-top opacity-0 ease-in-out [transition:opacity_1500ms,translate_1500ms] data-[reached=true]:translate-y-0 data-[reached=true]:opacity-100 motion-reduce:translate-y-0 @min-[40rem]:h-[calc(min(100%,64rem)+6rem)]"
        data-reached={n < level}
        style={{ transitionDelay }}
      />
    ))
  );
}
