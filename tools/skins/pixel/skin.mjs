import * as fish from './lucky-fishing/fish.mjs';
import * as octopus from './lucky-fishing/octopus.mjs';
import * as shark from './lucky-fishing/shark.mjs';
import * as treasure from './lucky-fishing/treasure.mjs';
import * as tuna from './lucky-fishing/tuna.mjs';
import * as whale from './lucky-fishing/whale.mjs';
import * as angelfish from './ocean-treasures/angelfish.mjs';
import * as chest from './ocean-treasures/chest.mjs';
import * as crab from './ocean-treasures/crab.mjs';
import * as diver from './ocean-treasures/diver.mjs';
import * as manta from './ocean-treasures/manta.mjs';
import * as wild from './ocean-treasures/octopus.mjs';
import { sprites as pearls } from './ocean-treasures/pearls.mjs';
import * as seahorse from './ocean-treasures/seahorse.mjs';
import * as shell from './ocean-treasures/shell.mjs';
import * as starfish from './ocean-treasures/starfish.mjs';
import * as turtle from './ocean-treasures/turtle.mjs';
import { palette } from './palette.mjs';

/** What `skin.json` says of the skin. */
export const skin = {
  name: 'Pixel',
  author: 'Lucky Fishing',
  licence: 'MIT',
  games: ['lucky-fishing', 'ocean-treasures'],
  pixelated: true,
  colours: {
    abyss: palette['n'],
    text: palette['w'],
    foam: palette['w'],
    muted: palette['a'],
    shaft: palette['a'],
    gold: palette['y'],
  },
};

/** @type {Readonly<Record<string, Readonly<Record<string, import('./win-sheet.mjs').Sprite>>>>} by game and symbol */
export const symbols = {
  'lucky-fishing': { fish, octopus, shark, treasure, tuna, whale },
  'ocean-treasures': {
    angelfish,
    chest,
    crab,
    diver,
    manta,
    octopus: wild,
    ...pearls,
    seahorse,
    shell,
    starfish,
    turtle,
  },
};
