import { kelpLeft, kelpRight } from './lucky-kelp.mjs';
import * as luckyMachine from './lucky-machine.mjs';
import * as luckySeabed from './lucky-seabed.mjs';
import * as luckyWaters from './lucky-waters.mjs';
import { chamber } from './ocean-chamber.mjs';
import { door } from './ocean-door.mjs';
import { fanLeft, fanRight } from './ocean-fans.mjs';
import * as oceanMachine from './ocean-machine.mjs';
import * as oceanSeabed from './ocean-seabed.mjs';
import * as oceanWaters from './ocean-waters.mjs';

/**
 * A picture of the stage: its drawing's size, and how many pixels of the picture go to one of it.
 *
 * @typedef {object} StagePicture
 * @property {number} width
 * @property {number} height
 * @property {number} scale
 * @property {(raster: import('../raster.mjs').Raster) => void} draw
 */

/**
 * A symbol's pixel is five CSS pixels on the widest machine of Lucky Fishing and four on that of Ocean Treasures. So
 * are those of its stage, drawn twice as large for fine screens; what is small has finer ones.
 */
const scales = { lucky: 10, ocean: 8, small: 8 };

/**
 * @param {StagePicture['draw']} draw @param {number} scale @param {number} width @param {number} [height]
 * @returns {StagePicture}
 */
const picture = (draw, scale, width, height = width) => ({ width, height, scale, draw });

/** @type {Readonly<Record<string, Readonly<Record<string, StagePicture>>>>} by game and picture */
export const stage = {
  'lucky-fishing': {
    frame: picture(luckyMachine.frame, scales.lucky, 120),
    reels: picture(luckyMachine.reels, scales.lucky, 102),
    'column-lit': picture(luckyMachine.columnLit, scales.lucky, 34, 102),
    sign: picture(luckyMachine.sign, scales.lucky, 102, 19),
    plate: picture(luckyMachine.plate, scales.lucky, 118, 20),
    coin: picture(luckyMachine.coin, scales.small, 16),
    bubble: picture(luckyMachine.bubble, scales.small, 16),
    'scene-light': picture(luckyWaters.light, scales.lucky, 288, 180),
    'scene-wreck': picture(luckyWaters.wreck, scales.lucky, 144, 81),
    'scene-reef': picture(luckySeabed.reef, scales.lucky, 288, 76),
    'scene-sand': picture(luckySeabed.sand, scales.lucky, 288, 40),
    'kelp-left': picture(kelpLeft, scales.lucky, 51, 144),
    'kelp-right': picture(kelpRight, scales.lucky, 51, 144),
  },
  'ocean-treasures': {
    frame: picture(oceanMachine.frame, scales.ocean, 200, 132),
    reels: picture(oceanMachine.reels, scales.ocean, 180, 108),
    'cell-lit': picture(oceanMachine.cellLit, scales.ocean, 36),
    door: picture(door, scales.ocean, 180, 108),
    sign: picture(oceanMachine.sign, scales.ocean, 128, 24),
    plate: picture(oceanMachine.plate, scales.ocean, 148, 25),
    gauge: picture(oceanMachine.gauge, scales.small, 32),
    'gauge-hand': picture(oceanMachine.gaugeHand, scales.small, 32),
    'depth-line': picture(oceanMachine.depthLine, scales.ocean, 12, 120),
    'scene-light': picture(oceanWaters.light, scales.ocean, 360, 225),
    'scene-twilight': picture(oceanWaters.twilight, scales.ocean, 360, 225),
    'scene-midnight': picture(oceanWaters.midnight, scales.ocean, 360, 225),
    'scene-chamber': picture(chamber, scales.ocean, 360, 225),
    'scene-reef': picture(oceanSeabed.reef, scales.ocean, 360, 95),
    'scene-sand': picture(oceanSeabed.sand, scales.ocean, 360, 50),
    'fan-left': picture(fanLeft, scales.ocean, 64, 180),
    'fan-right': picture(fanRight, scales.ocean, 64, 180),
  },
};
