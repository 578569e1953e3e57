import { nameOf } from '../../../skins/paths';
import { fileFormat } from '../../../skins/rules/file-format';
import { allAcceptedExtensions } from '../../../skins/rules/accepted-formats';
import { endingOf, type DroppedFile } from './dropped-files';

/** Bytes that tell what a file is. */
const HEAD = 64;

/** How sounds begin, by their endings. */
const SOUNDS: readonly (readonly [ending: string, beginning: RegExp])[] = [
  ['.wav', /^RIFF[^]{4}WAVE/],
  ['.ogg', /^OggS/],
  ['.flac', /^fLaC/],
  ['.mp3', /^ID3/],
  ['.aiff', /^FORM[^]{4}AIF[FC]/],
  ['.m4a', /^[^]{4}ftypM4A/],
];
/** Pictures whose first bytes no other file has. */
const PICTURES = ['png', 'jpeg', 'gif', 'webp', 'avif'];

/** A file whose ending says nothing, or is missing, with the ending of the picture or sound that it is by its first bytes. */
export async function withEnding(file: DroppedFile): Promise<DroppedFile> {
  if (allAcceptedExtensions.includes(endingOf(file))) return file;
  const ending = await endingByContent(file.content);
  return ending === undefined ? file : { ...file, path: nameOf(file.path) + ending };
}

async function endingByContent(content: Blob): Promise<string | undefined> {
  // One that can't be read is said to be so by what reads all of it.
  const buffer = await content
    .slice(0, HEAD)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const bytes = new Uint8Array(buffer);
  const format = fileFormat(bytes);
  if (format !== undefined && PICTURES.includes(format)) return `.${format}`;
  const head = String.fromCharCode(...bytes);
  return SOUNDS.find(([, beginning]) => beginning.test(head))?.[0];
}
