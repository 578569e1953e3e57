import { Fragment, useEffect, useRef } from 'react';
import type { PhonePicture } from '../../../games/game-art';
import { useGame } from '../../../store/game-context';
import { useLoaded } from '../../../ui/hooks';
import { useFeature } from '../feature/progress';
import { usePlayable } from '../playing';
import { TALL_SCENE, TallPicture } from '../tall-picture';
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
  return (
    <div ref={scene} aria-hidden="true" className="scene">
      {pageArt.scene.map(({ place, image }) => (
        <Fragment key={place}>
          <img src={image} alt="" className={`scene-${place} ${place.startsWith('plant') ? 'sways' : ''}`} />
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
        className="scene-depth"
        data-reached={n < level}
      />
    ))
  );
}
