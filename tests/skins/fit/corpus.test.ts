import { expect, it } from 'vitest';
import { fitPicture } from '../../../src/skins/fit/fit-picture';
import { checkImage } from '../../../src/skins/rules/check-image';
import { sizeOf } from '../../../src/skins/image-list';
import { corpus } from '../../../testing/pictures/corpus';
import { nodeArtTools } from '../../../tools/skins/node-art-tools';

const FISH = 'lucky-fishing/symbols/fish';

it.each(corpus.map((item) => [item.file, item.what, item] as const))('%s (%s)', async (_, __, item) => {
  const { slot = FISH, outcome } = item;
  const content = new Blob([await item.make()]);
  const picture = await fitPicture(content, slot, nodeArtTools);
  if (outcome === 'as it is') {
    expect(picture).toMatchObject({ kind: 'kept', notes: [] });
  } else if ('refused' in outcome) {
    expect('problem' in picture ? picture.problem : picture.kind).toMatch(outcome.refused);
  } else expect(picture).toMatchObject({ notes: outcome.notes });
  if (picture.kind === 'refused') return;

  // What comes out keeps to the rules for all artwork.
  const shown = sizeOf(nodeArtTools.product.images, slot) ?? { width: 0, height: 0 };
  const fitted = picture.kind === 'changed' ? new Blob([picture.bytes]) : content;
  const file = { name: slot, extension: `.${picture.format}`, content: fitted };
  expect((await checkImage(file, shown, nodeArtTools.decode)).problems).toEqual([]);
});
