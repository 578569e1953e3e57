/** Checks the artwork (`npm run assets:check`): prints one line per problem and ends with 1 if there is any. */
import { resolve } from 'node:path';
import { gameSymbols } from '../../build/artwork/game-symbols';
import { checkAssetsFolder } from './check-folder';
import { gameSounds } from './game-sounds';

const assets = resolve(import.meta.dirname, '../../assets');
const problems = await checkAssetsFolder(assets, { symbols: gameSymbols, sounds: gameSounds });
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
