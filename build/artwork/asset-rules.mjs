import { readTypeScript } from '../read-typescript.mjs';

/** @type {typeof import('./asset-rules')} */
const rules = await readTypeScript('build/artwork/asset-rules.ts');

export const {
  filesIn,
  IMAGE_EXTENSIONS,
  imageProblem,
  missingFiles,
  nameOf,
  namesIn,
  sizeOf,
  SOUND_EXTENSIONS,
  unexpectedFiles,
} = rules;
