import { useEffect, useRef } from 'react';
import type { ScenePlace } from '../../../games/page-art';
import { game } from '../../../store/game';
import { useLoaded } from '../../../ui/hooks/use-loaded';
import { usePlayable } from '../playing';

/** The layers that the current moves. */
const swaying: readonly ScenePlace[] = ['plant-left', 'plant-right'];

/** The scene behind the machine, in layers. Each is an image that the browser paints once. */
export function Scene() {
  const { art, pageArt } = usePlayable();
  const scene = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(() => import('../../../stage/ambience/sea'), true, 'The sea stays still.');
  useEffect(() => {
    if (!scene.current || !loaded) return;
    return loaded.startAmbience(scene.current, game.events, art.stage.bubble);
  }, [loaded, art]);
  return (
    <div ref={scene} aria-hidden="true" className="scene">
      {pageArt.scene.map(({ place, image }) => (
        <img
          key={place}
          src={image}
          alt=""
          className={`scene-layer scene-${place} ${swaying.includes(place) ? 'sways' : ''}`}
        />
      ))}
    </div>
  );
}
