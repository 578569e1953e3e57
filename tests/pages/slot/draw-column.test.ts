// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { PlayableGame } from '../../../src/games/playable';
import { catalog } from '../../../src/games/catalog';
import { pictureContent } from '../../../src/pages/slot/replay/picture/content';
import { drawColumn } from '../../../src/pages/slot/replay/picture/draw-column';
import type { Pen } from '../../../src/pages/slot/replay/picture/pen';
import { luckyRounds, oceanRounds } from '../../../testing/game/games';

/** Beside the wider machine of the two. */
const column = { x: 784, y: 34, width: 382, height: 562 };

/** How wide a letter is of our fonts for titles and for text, about, in a font of size 1. */
const letter = { title: 0.55, text: 0.48 } as const;
const widthOf = (text: string, size: number, width: number = letter.title): number =>
  text.length * size * width;

interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** What is written beside the machine, and where. */
function writtenOf(game: PlayableGame, round: Parameters<typeof pictureContent>[1]): Written[] {
  const written: Written[] = [];
  const pen: Pick<Pen, 'widthOf' | 'draw' | 'fillBox' | 'write'> = {
    ...{ widthOf, draw: () => undefined, fillBox: () => undefined },
    write(text, { x, y, size, maxWidth, align = 'center', isSmall = false }) {
      const ofLetter = isSmall ? letter.text : letter.title;
      const fitting = Math.min(size, (size * maxWidth) / widthOf(text, size, ofLetter));
      const width = widthOf(text, fitting, ofLetter);
      const left = x - width * { left: 0, center: 0.5, right: 1 }[align as 'left' | 'center' | 'right'];
      written.push({ text, left, right: left + width, y, size: fitting });
      return width;
    },
  };
  const context = { createLinearGradient: () => ({ addColorStop: () => undefined }) };
  const content = pictureContent(game, round);
  drawColumn({ ...pen, context } as unknown as Pen, game, content, column, () => new Image());
  return written;
}

const [fishing, ocean] = await Promise.all(catalog.map((entry) => entry.loadPlayable()));

test.each([
  ...Object.entries(luckyRounds).map(([name, round]) => ({ game: fishing, name, round })),
  ...Object.entries(oceanRounds).map(([name, round]) => ({ game: ocean, name, round })),
])(
  'all that the picture of "$name" says is inside its column, apart, and large enough to read',
  ({ game, round }) => {
    if (!game) throw new Error('There is no such game.');
    const written = writtenOf(game, round);
    for (const { text, left, right, size } of written) {
      expect(left, text).toBeGreaterThanOrEqual(column.x - 0.5);
      expect(right, text).toBeLessThanOrEqual(column.x + column.width + 0.5);
      expect(size, text).toBeGreaterThanOrEqual(20);
    }
    for (const one of written)
      for (const other of written)
        if (one !== other && one.y === other.y) {
          // A name and its value.
          expect(one.size).toBe(other.size);
          expect(one.right <= other.left || other.right <= one.left, `${one.text}, ${other.text}`).toBe(true);
        }
  },
);
