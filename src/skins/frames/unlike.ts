import { openPage } from './pages';
import { pictureSource } from './frame-source';
import { scaled } from './drawing';
import { withoutPlainBackground } from './background';
import { squareAround } from './likeness';
import { imageDifference, type DecodePixels, type Pixels } from '../rules/pixels';
import type { ImageFile } from '../rules/open-image';

/** How much a picture differs at most from the one before on average (0 to 1), if they are frames of one movement. */
const MAX_DIFFERENCE = 0.15;
/** The side in which they are compared (pixels). */
const COMPARED = 16;
/** How many of them are looked at. */
const MAX_LOOKED = 12;

/** Whether numbered pictures each show something else, so that they are no frames of a movement. Rejects where one can't be read. */
export async function areUnlike(files: readonly ImageFile[], decode: DecodePixels): Promise<boolean> {
  const opened = await Promise.all(files.slice(0, MAX_LOOKED).map(openPage));
  const source = pictureSource(
    opened.flatMap(({ image }) => image ?? []),
    decode,
  );
  const small: Pixels[] = [];
  for (const index of source.durations.keys()) {
    const picture = await source.pictureAt(index);
    small.push(scaled(withoutPlainBackground(picture) ?? picture, squareAround(picture), COMPARED, false));
  }
  const differences = small.slice(1).map((one, index) => imageDifference(one, small[index] ?? one));
  return differences.reduce((sum, one) => sum + one, 0) > MAX_DIFFERENCE * differences.length;
}
