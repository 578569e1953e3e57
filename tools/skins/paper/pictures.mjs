import { fish } from './lucky-fishing/fish.mjs';
import { octopus } from './lucky-fishing/octopus.mjs';
import { shark } from './lucky-fishing/shark.mjs';
import { treasure } from './lucky-fishing/treasure.mjs';
import { tuna } from './lucky-fishing/tuna.mjs';
import { whale } from './lucky-fishing/whale.mjs';
import { angelfish } from './ocean-treasures/angelfish.mjs';
import { chest } from './ocean-treasures/chest.mjs';
import { crab } from './ocean-treasures/crab.mjs';
import { diver } from './ocean-treasures/diver.mjs';
import { manta } from './ocean-treasures/manta.mjs';
import { octopus as wildOctopus } from './ocean-treasures/octopus.mjs';
import { seahorse } from './ocean-treasures/seahorse.mjs';
import { shell } from './ocean-treasures/shell.mjs';
import { starfish } from './ocean-treasures/starfish.mjs';
import { turtle } from './ocean-treasures/turtle.mjs';
import { bell, bellFrame, locker, lockerFrame, plate, sign } from './stage/boards.mjs';
import { cellLit, columnLit, deepReels, reels } from './stage/grounds.mjs';
import { chamber } from './stage/chamber.mjs';
import { kelp, seaFan } from './stage/corners.mjs';
import { door } from './stage/door.mjs';
import { midnight, pierLight, reefLight, twilight } from './stage/waters.mjs';
import { wreck } from './stage/wreck.mjs';
import { deepSea, pierSea, reef, sand } from './stage/seabed.mjs';
import { bubble, coin, depthLine, gauge, gaugeHand } from './stage/small.mjs';
import { pearls } from './ocean-treasures/pearls.mjs';

/** @type {Record<string, Record<string, () => import('./picture.mjs').Picture>>} */
const folders = {
  'lucky-fishing/symbols': { fish, octopus, shark, treasure, tuna, whale },
  'lucky-fishing/stage': {
    bubble,
    coin,
    'column-lit': columnLit,
    frame: lockerFrame,
    'kelp-left': () => kelp('left'),
    'kelp-right': () => kelp('right'),
    plate: () => plate(locker),
    reels,
    'scene-light': pierLight,
    'scene-reef': () => reef(pierSea),
    'scene-sand': () => sand(pierSea),
    'scene-wreck': wreck,
    sign: () => sign(locker),
  },
  'ocean-treasures/stage': {
    'cell-lit': cellLit,
    'depth-line': depthLine,
    door,
    'fan-left': () => seaFan('left'),
    'fan-right': () => seaFan('right'),
    frame: bellFrame,
    gauge,
    'gauge-hand': gaugeHand,
    plate: () => plate(bell),
    reels: deepReels,
    'scene-chamber': chamber,
    'scene-light': reefLight,
    'scene-midnight': midnight,
    'scene-reef': () => reef(deepSea),
    'scene-sand': () => sand(deepSea),
    'scene-twilight': twilight,
    sign: () => sign(bell),
  },
  'ocean-treasures/symbols': {
    angelfish,
    chest,
    crab,
    diver,
    manta,
    octopus: wildOctopus,
    ...pearls,
    seahorse,
    shell,
    starfish,
    turtle,
  },
};

/**
 * How each picture of the skin is drawn, by its path in the skin's folder, without its ending.
 *
 * @type {ReadonlyMap<string, () => import('./picture.mjs').Picture>}
 */
export const pictures = new Map(
  Object.entries(folders).flatMap(([folder, drawings]) =>
    Object.entries(drawings).map(([name, draw]) => /** @type {const} */ ([`${folder}/${name}`, draw])),
  ),
);
