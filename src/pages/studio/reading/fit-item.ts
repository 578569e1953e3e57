import type { ArtTools } from '../../../skins/art-tools';
import { writeAdjustment, type Adjustment } from '../../../skins/fit/adjustment';
import type { Fitting } from '../../../skins/fit/fitting';
import { extensionOf, sourcePath } from '../../../skins/paths';
import { fileFormat } from '../../../skins/rules/file-format';
import { fontProblem } from '../../../skins/rules/fonts';
import { openImage } from '../../../skins/rules/open-image';
import { NoDecoderError } from '../../../skins/rules/pixels';
import { fitAnimationItem } from './animations/fit-animation-item';
import { endingOf, problemsOf, sentencesAbout, type DroppedFile } from './dropped-files';
import type { DroppedItem, FittedItem } from './dropped-items';
import { fitSound } from './fit-sound';
import { texts } from './texts';

/** The type of a file by its ending, which browsers need to show or play it. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
  '.bmp': 'image/bmp',
  '.ico': 'image/x-icon',
  '.apng': 'image/apng',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.m4a': 'audio/mp4',
  '.webm': 'audio/webm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
};

/** Files of a skin, each with its path. Of several in one slot the first counts. */
type SkinEntries = readonly (readonly [path: string, content: Blob])[];

/**
 * Makes an item fit a slot by the rules for all artwork, and reads what the skin gets into memory: a file may change later.
 *
 * @param item as `resolveItem` returns it
 * @param skin the files beside it: an animation has to begin with the symbol's picture
 * @param tools decode a picture, know how large it is shown, and have the default pictures
 */
export async function fitItem(
  item: DroppedItem,
  slot: string,
  skin: SkinEntries,
  tools: ArtTools,
): Promise<FittedItem> {
  const { kind, file } = item;
  try {
    if (kind === 'picture') return await fitPictureFile(file, slot, tools);
    if (kind === 'sound') return await fitSoundFile(item, slot, tools);
    if (kind === 'font') return await fitFontFile(file, slot);
    const fitted = await fitAnimationItem(item, slot, skin, tools);
    if (!fitted.files) return { problems: sentencesAbout(file, fitted.problems) };
    return { ...fitted, files: await copiesOf([...fitted.files]) };
  } catch (error) {
    return { problems: problemsOf(error, file) };
  }
}

async function fitSoundFile(
  { file, gain }: DroppedItem,
  slot: string,
  { defaultSound }: ArtTools,
): Promise<FittedItem> {
  const fitted = await fitSound(file, slot, await defaultSound?.(slot), gain);
  if (!fitted.files) return { problems: sentencesAbout(file, [fitted.problem]) };
  return { ...fitted, files: await copiesOf(fitted.files), problems: [] };
}

/** Takes a font as it is, if the browser can read it. */
async function fitFontFile(file: DroppedFile, slot: string): Promise<FittedItem> {
  const problem = (await fontProblem(file.content)) ?? (await refusalOfFont(file.content));
  if (problem !== undefined) return { problems: sentencesAbout(file, [problem]) };
  return { files: await copiesOf([[slot + endingOf(file), file.content]]), notes: [], problems: [] };
}

/** Undefined where the browser can read a font, and outside of browsers. */
async function refusalOfFont(content: Blob): Promise<string | undefined> {
  if (typeof FontFace === 'undefined') return undefined;
  const bytes = await content.arrayBuffer();
  return new FontFace('Dropped', bytes).load().then(
    () => undefined,
    () => texts.problems.fontRefused,
  );
}

/**
 * Fits a picture into its slot. Where that changes it, the artist's own file is kept in `sources/`.
 *
 * @param adjustment how the artist wants it fitted; null fits it automatically
 */
export async function fitPictureFile(
  file: DroppedFile,
  slot: string,
  tools: ArtTools,
  adjustment: Adjustment | null = null,
): Promise<FittedItem> {
  // Loaded with the first picture, because a visitor may only look.
  const { fitPicture } = await import('../../../skins/fit/fit-picture');
  const fitted = await fitPicture(file.content, slot, tools, adjustment).catch((error: unknown) => {
    if (error instanceof NoDecoderError && !adjustment) return keepPicture(file, slot, error);
    throw error;
  });
  if (fitted.kind === 'refused') return { problems: sentencesAbout(file, [fitted.problem]) };
  const { notes } = fitted;
  const path = `${slot}.${fitted.format}`;
  if (fitted.kind === 'kept') return { files: await copiesOf([[path, file.content]]), notes, problems: [] };
  const source = sourcePath(slot, extensionOf(file.path).toLowerCase());
  const files = await copiesOf([
    [path, new Blob([fitted.bytes])],
    [source, file.content],
    ...(adjustment ? [[sourcePath(slot, '.json'), new Blob([writeAdjustment(adjustment)])] as const] : []),
  ]);
  return { files, notes, problems: [] };
}

/** Keeps a picture that can't be fitted as it is. Throws the reason for that where it can't be shown as it is either. */
async function keepPicture(file: DroppedFile, slot: string, reason: NoDecoderError): Promise<Fitting> {
  const format = fileFormat(new Uint8Array(await file.content.arrayBuffer()));
  const { problems, image } = await openImage({ name: slot, extension: `.${format}`, content: file.content });
  const isShown = image?.format === 'svg' || image?.format === 'png' || image?.format === 'webp';
  if (!isShown || problems.length > 0) throw reason;
  return { kind: 'kept', format: image.format, notes: [texts.notFitted] };
}

/** Reads files into memory, each with its media type. Rejects if one can't be read. */
export async function copiesOf(files: SkinEntries): Promise<ReadonlyMap<string, Blob>> {
  const copies = files.map(async ([path, content]) => {
    const type = mediaTypes[extensionOf(path)] ?? '';
    return [path, new Blob([await content.arrayBuffer()], { type })] as const;
  });
  return new Map(await Promise.all(copies));
}
