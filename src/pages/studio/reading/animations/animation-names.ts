import { isFigure, isSymbol } from '../../../../skins/image-list';
import { digitSlot, matchFile } from '../../../../skins/match';
import { fileOf, folderOf, nameOf } from '../../../../skins/paths';
import { stateOf, type SkinSlots } from '../../../../skins/skin-slots';

/** What artists add to the name of what they animate: what it does, and that it is a sheet. */
const SHEET_WORD = /[-_ .]*(sprite[-_ ]?sheet|sheet|strip|anim(ation)?s?|frames|atlas)[-_ ]?\d*$/i;
const REST_WORD = /[-_ ./]*(rest|idle)$/i;
const LAND_WORD = /[-_ ./]*land(s|ed|ing)?$/i;
const WIN_WORD = /[-_ ./]*(win|swim|jump|attack|walk|run|loop|move|action|celebrate|dance|happy)$/i;
/** Whether a file says of itself that it is a sheet of frames. */
export const isSheetName = (path: string): boolean => SHEET_WORD.test(nameOf(fileOf(path)));

/** What programs call frames if nobody names them. */
const NAMELESS = /^(frame|image|img|sprite|layer|render|untitled|tile)?$/i;
/** What people call things of which each is another one: `symbol1`, `fishTile_02`. */
const THING = /(symbol|icon|item|tile|slot|card|gem)s?[-_ .]*$/i;
export const isThingName = (stem: string): boolean => THING.test(stem);
/** Whether a file is called after what it shows, as animators call frames: `walk_01`. */
export const isMotionName = (path: string): boolean =>
  [REST_WORD, LAND_WORD, WIN_WORD].some((word) =>
    /^[-_ ./]/.test(word.exec(`/${fileOf(path)}`)?.[0] ?? 'none'),
  );

const ANIMATION_WORD = /anim(s|ated|ations?)?(?![a-z])/i;
/** Whether a file says of itself that what is in it moves. */
export const isAnimationName = (path: string): boolean =>
  ANIMATION_WORD.test(fileOf(path)) || isMotionName(nameOf(path));

/** Whether a name is that of a slot, number and all. */
export const isSlotName = (path: string, slots: SkinSlots): boolean =>
  digitSlot(path) !== undefined ||
  [...slots.images, ...slots.blurs, ...slots.animations].some(
    (slot) => !isFigure(slot) && fileOf(slot) === fileOf(path).toLowerCase(),
  );

/** The number of a frame, and what stands before it. Flash adds four digits to a name that may end in a number itself. */
export const FRAME_NUMBER = /^(.*?)[-_ .(]*(0\d*|\d{1,4})\)?$/;

/** The slots of the symbol that something is named after. The name of its folder counts if its own says nothing. */
export function slotsNamed(name: string, slots: SkinSlots): readonly string[] {
  const plain = name.replace(SHEET_WORD, '');
  const motion = REST_WORD.test(plain) ? 'rest' : LAND_WORD.test(plain) ? 'land' : 'win';
  const moving = plain.replace(REST_WORD, '').replace(LAND_WORD, '').replace(WIN_WORD, '');
  const names = NAMELESS.test(fileOf(moving)) ? [plain, moving, folderOf(plain)] : [plain, moving];
  for (const one of names.filter((other) => fileOf(other) !== '')) {
    const found = matchFile(`${one}.png`, slots).candidates.filter(isSymbol);
    if (found.length > 0) return found.map((slot) => (stateOf(slot) === '' ? `${slot}.${motion}` : slot));
  }
  return [];
}
