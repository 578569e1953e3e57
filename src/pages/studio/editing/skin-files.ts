import { archiveLimits } from '../../../skins/archive/refusal';
import { MAX_WEIGHT, weightOf } from '../../../skins/archive/weight';
import { extensionOf, isSource, nameOf, slotOfSource } from '../../../skins/paths';
import { FONT_EXTENSIONS } from '../../../skins/rules/fonts';
import { IMAGE_EXTENSIONS } from '../../../skins/rules/open-image';
import { SOUND_EXTENSIONS } from '../../../skins/rules/sounds';
import type { CustomSkin } from '../../../store/custom-skin';
import { texts } from '../reading/texts';

/** The files of a skin with more added: a picture, sound or font of another format takes the place of the one before. */
export function withFiles(
  skinFiles: ReadonlyMap<string, Blob>,
  more: ReadonlyMap<string, Blob>,
): ReadonlyMap<string, Blob> {
  const kinds = [IMAGE_EXTENSIONS, SOUND_EXTENSIONS, FONT_EXTENSIONS];
  const slotAndKind = (path: string): string => {
    const kind = kinds.findIndex((extensions) => extensions.includes(extensionOf(path)));
    return kind < 0 ? path : `${nameOf(path)} ${kind}`;
  };
  const taken = new Set([...more.keys()].map(slotAndKind));
  const slots = new Set([...more.keys()].map(nameOf));
  const isReplaced = (path: string): boolean =>
    isSource(path) ? slots.has(slotOfSource(path)) : taken.has(slotAndKind(path));
  return new Map([...[...skinFiles].filter(([path]) => !isReplaced(path)), ...more]);
}

/**
 * By how much the sounds of a skin are played quieter (dB) after files were added.
 *
 * @param gains before that
 * @param more those of the sounds among the added files
 */
export function withGains(
  gains: CustomSkin['gains'],
  added: ReadonlyMap<string, Blob>,
  more: CustomSkin['gains'],
): CustomSkin['gains'] {
  const slots = new Set([...added.keys()].map(nameOf));
  const kept = Object.entries(gains).filter(([slot]) => !slots.has(slot));
  return { ...Object.fromEntries(kept), ...more };
}

/** A sentence if the files are too heavy for a zip that can be read again. */
export function weightProblem(files: ReadonlyMap<string, Blob>): string | undefined {
  const weight = weightOf([...files].filter(([path]) => !isSource(path)));
  return weight <= MAX_WEIGHT ? undefined : texts.problems.weight(weight, archiveLimits.packed);
}
