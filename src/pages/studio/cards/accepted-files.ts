import { SHEET_DATA_EXTENSIONS } from '../reading/atlas-units';
import { acceptedExtensions } from './slot-files';

/** The endings of all files that the studio can use. */
export const acceptedFiles = [
  ...['.zip', ...SHEET_DATA_EXTENSIONS],
  ...acceptedExtensions.picture,
  ...acceptedExtensions.sound,
];
