import * as fish from './lucky-fishing/fish.mjs';
import * as octopus from './lucky-fishing/octopus.mjs';
import * as shark from './lucky-fishing/shark.mjs';
import * as treasure from './lucky-fishing/treasure.mjs';
import * as tuna from './lucky-fishing/tuna.mjs';
import * as whale from './lucky-fishing/whale.mjs';

/** What `skin.json` says of the skin. */
export const skin = {
  name: 'Pixel',
  author: 'Lucky Fishing',
  licence: 'MIT',
  games: ['lucky-fishing', 'ocean-treasures'],
  pixelated: true,
};

/** @type {Readonly<Record<string, import('./win-sheet.mjs').Sprite>>} by their path without its ending */
export const symbols = {
  'lucky-fishing/symbols/fish': fish,
  'lucky-fishing/symbols/octopus': octopus,
  'lucky-fishing/symbols/shark': shark,
  'lucky-fishing/symbols/treasure': treasure,
  'lucky-fishing/symbols/tuna': tuna,
  'lucky-fishing/symbols/whale': whale,
};
