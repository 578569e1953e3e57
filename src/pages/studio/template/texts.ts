import type { Size } from '../../../skins/image-list';
import { translatable } from '../../../languages/language';

/** What the template of the originals says. */
export const texts = translatable('studio-files/template', {
  template: {
    get: 'Get the originals',
    text: "A zip of files to draw over, with sizes and safe areas. Once you've drawn over some of them, add the zip here.",
    packing: 'Packing the originals...',
    failed: "The originals couldn't be loaded. Check your connection and try again.",
    /** A line after a template was added. @param count of its originals that are as they were */
    unchanged: (count: number, isAll: boolean) =>
      isAll
        ? 'Nothing changed, because all files are still the originals.'
        : count === 1
          ? "1 file in the template is still the original, so it didn't change anything."
          : `${count} files in the template are still the originals, so they didn't change anything.`,
    readme: `These are the original pictures and sounds. Draw over any of them and keep its name, or replace it with a PNG, SVG or WebP of the same name. Then add this zip or folder to the studio, which uses only what you've changed. The folder "template" isn't part of your skin.

silhouettes.png shows all symbols as black shapes. Yours should be just as easy to tell apart.
safe-area.svg shows where to draw a symbol.

You can add more to a symbol, beside its picture: animations for a win (fish.win), for when the reels stop (fish.rest) and for when its reel lands (fish.land), and a picture for when its reel turns (fish.blur.png).

File, size in the game in pixels (twice that is better for bitmaps), and what to keep free:`,
    more: 'You can also add these, which the originals have no pictures of:',
    size: ({ width, height }: Size) => `${width} x ${height}`,
    seconds: (max: number) => `at most ${max} s`,
    /** What has to stay empty or calm in a symbol, and in pictures by their names without folder and ending. */
    symbolSafeArea: 'leave a margin of a sixteenth of the width on every side',
    safeAreas: {
      title: 'calm in the middle: from 9% inside the left and right edges',
      burst: 'calm in the middle',
      banner: 'calm on the left; phones show only the right half',
      sign: 'calm in the middle: from 11% inside the left and right edges, 28% below the top and 16% above the bottom',
      plate: 'dark from 5% to 48% and from 52% to 95% of its width, from 16.5% to 83.5% of its height',
    } satisfies Readonly<Record<string, string>>,
  },
} as const);
