import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { PhonePicture } from '../../../games/game-art';
import type { ScenePlace } from '../../../games/scene-place';
import { isSeaMoving, startIdleMotion } from '../../../stage/ambience/idle-motion';
import '../../../stage/ambience/idle-motion.css';
import { useGameStore, useGameState } from '../../../store/game-context';
import { useLoaded } from '../../../ui/hooks';
import { useFeature } from '../feature/progress';
import { TALL_SCENE, TallPicture } from '../tall-picture';
import { usePlayableGame } from '../use-machine';
import './scene.css';
import { imageSources } from '../../../ui/browser/sized-images';

/** How wide layers are shown, where their pictures can be wider. */
const SIZES: Readonly<Partial<Record<ScenePlace, string>>> = {
  'plant-left': '(width < 40rem) 8rem, 16rem',
  'plant-right': '(width < 40rem) 8rem, 16rem',
};

/** The current moves plants about their foot. */
const PLANT =
  'sways bottom-0 w-[8rem] origin-bottom @min-[40rem]:w-[16rem] phone:bottom-auto phone:w-[9.5rem] short:w-[11rem]';

/** Where each layer is. On a phone, reef and plants rise behind the sign, and the machine stands on the sand. */
const LAYERS: Readonly<Record<ScenePlace, string>> = {
  light:
    'top-0 left-[-5.5rem] h-[min(100%,50rem)] w-[54rem] object-cover object-top @min-[40rem]:left-0 @min-[40rem]:h-[min(100%,64rem)] @min-[40rem]:w-full phone:h-[33.75rem]',
  wreck:
    'right-[-7.5rem] bottom-[8rem] w-[30rem] @min-[40rem]:right-[1rem] @min-[40rem]:bottom-[10rem] @min-[40rem]:w-[45rem] phone:top-[calc(var(--sign-top)-9rem)] phone:bottom-auto phone:w-[26rem]',
  reef: 'bottom-[3rem] left-1/2 w-[max(100%,50rem)] -translate-x-1/2 phone:top-[calc(var(--sign-top)-6.5rem)] phone:bottom-auto phone:w-[max(100%,30rem)] phone:mask-[linear-gradient(black_75%,transparent)] short:bottom-[-1.5rem] short:w-full',
  'plant-left': `${PLANT} left-[-3rem] @min-[40rem]:left-0 phone:top-[calc(var(--sign-top)-11rem)] phone:left-[-2.25rem] short:bottom-[-5rem]`,
  'plant-right': `${PLANT} right-[-3rem] @min-[40rem]:right-0 phone:top-[calc(var(--sign-top)-9rem)] phone:right-[-2.25rem] short:right-[-5rem] short:bottom-[-6rem]`,
  sand: 'inset-x-0 bottom-0 h-[7rem] w-full object-cover object-bottom @min-[40rem]:h-[12.5rem] phone:bottom-[-1rem] short:bottom-[-2rem] short:h-[7rem]',
};

/** The scene behind the machine, in layers. Each is an image that the browser paints once. */
export function Scene() {
  const store = useGameStore();
  const { art, pageArt } = usePlayableGame();
  const scene = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(() => import('../../../stage/ambience/sea'), true, 'The sea stays still.');
  useEffect(() => {
    if (!scene.current || !loaded) return;
    return loaded.startAmbience(scene.current, store.events, art);
  }, [store, loaded, art]);
  const mayMove = useGameState((state) => state.idleMotion);
  useEffect(() => (scene.current && mayMove ? startIdleMotion(scene.current) : undefined), [mayMove]);
  const isMoving = useStore(isSeaMoving);
  return (
    <div ref={scene} aria-hidden="true" className={`scene ${isMoving ? 'idle-motion' : ''}`}>
      <Waters depths={pageArt.depths ?? []}>
        {pageArt.scene.map(({ place, image }) => (
          <img
            key={place}
            {...imageSources(image, SIZES[place])}
            alt=""
            {...(place === 'light' ? { fetchPriority: 'high' } : { fetchPriority: 'low' })}
            className={`scene-${place} ${LAYERS[place]}`}
          />
        ))}
        <div className="scene-shafts absolute inset-x-0 top-0 h-[min(100%,34rem)] mask-[linear-gradient(black,transparent)] opacity-0" />
      </Waters>
    </div>
  );
}

interface WatersProps {
  /** The waters that the feature sinks to, one for each multiplier after the first. */
  readonly depths: readonly PhonePicture[];
  /** What is above them. */
  readonly children: ReactNode;
}

/**
 * The waters, one below the other, as high as the scene each: they go up as the feature sinks. The deep ones are fetched when
 * free spins begin.
 */
function Waters({ depths, children }: WatersProps) {
  const shown = useFeature();
  const level = shown?.isRunning ? (shown.told?.level ?? 0) : 0;
  const [before, setBefore] = useState({ level, wasShown: false, changes: 0 });
  const wasShown = before.wasShown || shown !== null;
  const changes = before.changes + (level === before.level ? 0 : 1);
  if (wasShown !== before.wasShown || changes !== before.changes) setBefore({ level, wasShown, changes });
  return (
    <>
      <div className="scene-waters" style={{ '--level': level } as CSSProperties}>
        {children}
        {wasShown &&
          depths.map((picture, n) => (
            <TallPicture
              key={picture.image}
              of={picture}
              media={TALL_SCENE}
              className="scene-depth"
              style={{ '--depth': n + 1 } as CSSProperties}
            />
          ))}
      </div>
      {/* With less motion it gets dark while they change. */}
      {changes > 0 && (
        <div
          key={changes}
          className="absolute inset-0 hidden animate-[scene-dark_1500ms_ease-in-out] bg-abyss opacity-0 motion-reduce:block"
        />
      )}
    </>
  );
}
