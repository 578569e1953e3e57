import kelpLeft from '../../../assets/stage/kelp-left.svg?bitmap';
import kelpRight from '../../../assets/stage/kelp-right.svg?bitmap';
import light from '../../../assets/stage/scene-light.svg?bitmap';
import reef from '../../../assets/stage/scene-reef.svg?bitmap';
import sand from '../../../assets/stage/scene-sand.svg?bitmap';
import wreck from '../../../assets/stage/scene-wreck.svg?bitmap';

/** The sea around the machine, far to near. Each layer is a picture that the browser paints once. */
const layers = { light, wreck, reef, sand, 'kelp-left': kelpLeft, 'kelp-right': kelpRight } as const;

export function Scene() {
  return (
    <div aria-hidden="true" className="scene">
      {Object.entries(layers).map(([name, picture]) => (
        <img key={name} src={picture} alt="" className={`scene-layer scene-${name}`} />
      ))}
    </div>
  );
}
