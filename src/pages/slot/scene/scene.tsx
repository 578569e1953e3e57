import { Fragment, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { PhonePicture } from '../../../games/game-art';
import { breath, startBreath } from '../../../stage/ambience/breath';
import '../../../stage/ambience/breath.css';
import { useGame, useGameState } from '../../../store/game-context';
import { useLoaded } from '../../../ui/hooks';
import { useFeature } from '../feature/progress';
import { TALL_SCENE, TallPicture } from '../tall-picture';
import { usePlayable } from '../use-machine';
import './scene.css';

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
    <div ref={scene} aria-hidden="true" className={`scene ${breathes ? 'breathes' : ''}`}>
      {pageArt.scene.map(({ place, image }) => (
        <Fragment key={place}>
          <img src={image} alt="" className={`scene-${place} ${place.startsWith('plant') ? 'sways' : ''}`} />
          {place === 'light' && <Depths images={pageArt.depths ?? []} />}
        </Fragment>
      ))}
      <div className="scene-shafts" />
    </div>
  );
}

/** The waters that the feature sinks to, each in view from its multiplier on. They are fetched when free spins begin. */
function Depths({ images }: { images: readonly PhonePicture[] }) {
  const shown = useFeature();
  const level = shown?.isRunning ? shown.progress.level : 0;
  const transitionDelay = `${shown?.riseMs ?? 0}ms`;
  return (
    shown &&
    images.map((picture, n) => (
      <TallPicture
        key={picture.image}
        of={picture}
        media={TALL_SCENE}
        className="scene-depth"
        data-reached={n < level}
        style={{ transitionDelay }}
      />
    ))
  );
}
