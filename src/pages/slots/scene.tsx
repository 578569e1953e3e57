import { useEffect, useRef } from 'react';
import kelpLeft from 'artwork:stage/kelp-left';
import kelpRight from 'artwork:stage/kelp-right';
import light from 'artwork:stage/scene-light';
import reef from 'artwork:stage/scene-reef';
import sand from 'artwork:stage/scene-sand';
import wreck from 'artwork:stage/scene-wreck';
import { whenLoaded } from '../../components/when-loaded';
import { game } from '../../store/game';

/** The sea around the machine, far to near. Each layer is a picture that the browser paints once. */
const layers = { light, wreck, reef, sand, 'kelp-left': kelpLeft, 'kelp-right': kelpRight } as const;

/** What the current moves. */
const swaying = new Set(['kelp-left', 'kelp-right']);

export function Scene() {
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stirred = scene.current;
    if (!stirred) return;
    return whenLoaded(
      import('../../stage/show/sea'),
      ({ enliven }) => enliven(stirred, game.events),
      'The sea stays still.',
    );
  }, []);
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
