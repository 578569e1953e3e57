import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkAssetsFolder } from '../../../build/artwork/check-folder';
import { symbolIds } from '../../../src/engine/definition';
import { soundFilesOf } from '../../../src/games/game-sounds';
import { addGame } from '../../../testing/games/add-game';
import { tidePool } from '../../../testing/games/tide-pool/definition';
import { sounds } from '../../../testing/games/tide-pool/sounds';
import { withProjectCopy } from '../../../testing/project-copy';
import { product } from '../../../tools/skins/product';

it('the artwork of an added game is checked by its own folder, and nothing is wrong with it', async () => {
  await withProjectCopy(
    async (copy) => {
      await addGame(copy, tidePool.id);
      const check = () =>
        checkAssetsFolder(join(copy.folder, 'assets'), {
          symbols: { ...product.symbols, [tidePool.id]: symbolIds(tidePool) },
          sounds: { ...product.sounds, [tidePool.id]: soundFilesOf(sounds) },
        });
      expect(await check()).toEqual([]);
      await copy.take('tide-pool/pages/card.svg');
      expect(await check()).toEqual([expect.stringMatching(/^assets\/tide-pool\/pages\/card\.svg is missing/)]);
    },
    ['assets', 'src/games'],
  );
});
