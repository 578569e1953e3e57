import { join } from 'node:path';
import { runnerImport } from 'vite';

/** The rules are TypeScript: Vite reads them. @type {{ module: typeof import('./asset-rules') }} */
const { module } = await runnerImport(join(import.meta.dirname, 'asset-rules.ts'), { configFile: false });

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
} = module;
