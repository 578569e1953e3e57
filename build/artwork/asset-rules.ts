/** What the plugin for artwork takes of the rules that `npm run assets:check` and the program share. */
export { namesIn, sizeOf } from '../../src/skins/image-list';
export { nameOf } from '../../src/skins/paths';
export { IMAGE_EXTENSIONS } from '../../src/skins/rules/open-image';
export { missingFiles, unexpectedFiles } from '../../src/skins/rules/names';
export { SOUND_EXTENSIONS } from '../../src/skins/rules/sounds';
export { filesIn } from './check-folder';
export { imageProblem } from './image-file';
