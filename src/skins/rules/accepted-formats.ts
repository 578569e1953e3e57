import { FONT_EXTENSIONS } from './fonts';
import { IMAGE_EXTENSIONS } from './open-image';
import { SOUND_EXTENSIONS } from './sounds';

/** The endings of the files that artists may give. The studio makes those fit that the product doesn't show or play. */
export const acceptedExtensions: Readonly<
  Record<'picture' | 'sound' | 'font' | 'sheetData', readonly string[]>
> = {
  /** Animations too. */
  picture: [
    ...IMAGE_EXTENSIONS,
    ...['.svgz', '.jpg', '.jpeg', '.jfif', '.gif', '.avif', '.bmp', '.ico', '.apng', '.aseprite', '.ase'],
  ],
  // Whether the studio can read the further ones depends on the browser, but for AIFF.
  sound: [
    ...SOUND_EXTENSIONS,
    ...['.flac', '.aif', '.aiff', '.aifc', '.opus', '.oga', '.aac', '.mp4', '.caf'],
  ],
  font: FONT_EXTENSIONS,
  /** What describes the frames on a sheet. */
  sheetData: ['.json', '.xml', '.atlas', '.plist'],
};

/** All of them, and that of a zip. */
export const allAcceptedExtensions: readonly string[] = ['.zip', ...Object.values(acceptedExtensions).flat()];
