import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { PhonePicture, ScenePlace } from '../../../games/game-art';
import { isSeaMoving, startIdleMotion } from '../../../stage/ambience/idle-motion';
import '../../../stage/ambience/idle-motion.css';
import { useGameStore, useGameState } from '../../../store/game-context';
import { useLoaded } from '../../../ui/hooks';
import { useFeature } from '../feature/progress';
import { TALL_SCENE, TallPicture } from '../tall-picture';
import { usePlayableGame } from '../use-machine';
import './scene.css';
import { imageSources } from '../../../ui/browser/sized-images';

/** How wide layers are shown (scene.css), where their pictures can be wider. */
const SIZES: Readonly<Partial<Record<ScenePlace, string>>> = {
  'plant-left': '(width < 40rem) 8rem, 16rem',
  'plant-right': '(width < 40rem) 8rem, 16rem',
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
            className={`scene-${place} ${place.startsWith('plant') ? 'sways' : ''}`}
          />
        ))}
        <div className="scene-shafts" />
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
  const level = shown?.isRunning ? shown.progress.level : 0;
  const [before, setBefore] = useState({ level, wasShown: false, changes: 0 });
  const wasShown = before.wasShown || shown !== null;
  const changes = before.changes + (level === before.level ? 0 : 1);
  if (wasShown !== before.wasShown || changes !== before.changes) setBefore({ level, wasShown, changes });
  const style = { '--level': level, '--rise-delay': `${shown?.riseMs ?? 0}ms` } as CSSProperties;
  return (
    <>
      <div className="scene-waters" style={style}>
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
      {changes > 0 && <div key={changes} className="scene-dark" style={style} />}
    </>
  );
}
