import type { Skin } from '../../ui/skin/active-skin';
import { everyWidth } from '../../ui/browser/sized-images';
import { keepFiles } from './keep-files';

const addressesOf = ({ files: { images, vectors, sounds, animations } }: Skin): string[] =>
  [
    ...Object.values(images).flatMap((address) => everyWidth(address ?? '')),
    ...Object.values(vectors ?? {}),
    ...Object.values(sounds).flat(),
    ...Object.values(animations).map((animation) => animation?.sheet),
  ].filter((address) => typeof address === 'string');

/** Caches the files of this skin alone for playing offline, when the page is idle. */
export const keepSkin = (skin: Skin): void => keepFiles('skin', () => addressesOf(skin));
