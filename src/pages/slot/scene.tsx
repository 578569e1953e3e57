import { useEffect, useRef } from 'react';
import kelpLeft from 'artwork:lucky-fishing/stage/kelp-left';
import kelpRight from 'artwork:lucky-fishing/stage/kelp-right';
import light from 'artwork:lucky-fishing/stage/scene-light';
import reef from 'artwork:lucky-fishing/stage/scene-reef';
import sand from 'artwork:lucky-fishing/stage/scene-sand';
import wreck from 'artwork:lucky-fishing/stage/scene-wreck';
import { playable } from '../../games/lucky-fishing/playable';
import { useLoaded } from '../../ui/hooks/use-loaded';
import { game } from '../../store/game';

/** The layers of the sea behind the machine, farthest first. Each is an image that the browser paints once. */
const layers = { light, wreck, reef, sand, 'kelp-left': kelpLeft, 'kelp-right': kelpRight } as const;

/** The layers that the current moves. */
const swaying = new Set(['kelp-left', 'kelp-right']);

export function Scene() {
  const scene = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(() => import('../../stage/ambience/sea'), true, 'The sea stays still.');
  useEffect(() => {
    if (!scene.current || !loaded) return;
    return loaded.startAmbience(scene.current, game.events, playable.art.stage.bubble);
  }, [loaded]);
  return (
    <div ref={scene} aria-hidden="true" className="scene">
      {Object.entries(layers).map(([name, picture]) => (
        <img
          key={name}
          src={picture}
          alt=""
          className={`scene-layer scene-${name} ${swaying.has(name) ? 'sways' : ''}`}
        />
      ))}
    </div>
  );
}
