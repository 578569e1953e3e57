/** What the plugin for skins takes of the rules that `npm run assets:check` and the program share. */
import { gameSymbols } from '../artwork/game-symbols';
import { readSheet, chooseFrames } from '../../src/skins/frames/sheet';
import { readSkinFile, SKIN_FILE, type SkinFile } from '../../src/skins/skin-file';

export { gameSymbols, SKIN_FILE };

/** What a skin's file says. Throws an Error with the first thing that is wrong with it. */
export function openSkin(text: string): SkinFile {
  const { skin, problems } = readSkinFile(text, Object.keys(gameSymbols));
  if (!skin || problems.length > 0) throw new Error(problems.join('; '));
  return skin;
}

/** The frames that a sprite sheet's data gives for a motion, and how many are shown in a second. */
export function framesOf(text: string, motion: string) {
  const sheet = readSheet(text);
  if (!sheet) throw new Error('is not sprite sheet data');
  const { frames, rate } = chooseFrames(sheet, motion);
  return { frames: frames.map(({ x, y, width, height }) => ({ x, y, width, height })), rate };
}
