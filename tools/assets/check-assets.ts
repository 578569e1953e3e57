/** Checks the artwork and all skins (`npm run assets:check`): prints one line per problem and ends with 1 if there is any. */
import { resolve } from 'node:path';
import { checkSkins } from '../skins/check-skins';
import { defaultAssets, product } from '../skins/product';
import { checkAssetsFolder } from '../../build/artwork/check-folder';

const problems = [
  ...(await checkAssetsFolder(defaultAssets, product)),
  ...(await checkSkins(resolve(import.meta.dirname, '../../skins'))),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
