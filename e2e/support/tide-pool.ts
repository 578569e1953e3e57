import { tidePool } from '../../testing/games/tide-pool/definition';
import { addGame } from '../../testing/games/add-game';
import { buildCopy } from '../../testing/project-copy';
import { testOfBuild } from './hosted';

/** Tests of a build with a third game, which testing/games/ holds: it is added to a copy of the project. */
export const testWithTidePool = testOfBuild(async (copy, folder) => {
  await addGame(copy, tidePool.id);
  await buildCopy(copy, folder);
});
