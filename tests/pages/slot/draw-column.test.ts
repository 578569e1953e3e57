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
const letter = { 'font-display': 0.55, 'font-text': 0.48 } as const;
const widthOf = (text: string, size: number, font: keyof typeof letter = 'font-display'): number =>
  text.length * size * letter[font];

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
    write(text, { x, y, size, maxWidth, align = 'center', font = 'font-display' }) {
      const fitting = Math.min(size, (size * maxWidth) / widthOf(text, size, font));
      const width = widthOf(text, fitting, font);
      const left = x - width * { left: 0, center: 0.5, right: 1 }[align as 'left' | 'center' | 'right'];
      written.push({ text, left, right: left + width, y, size: fitting });
    },
  };
  const context = { createLinearGradient: () => ({ addColorStop: () => undefined }) };
  const content = pictureContent(game, round);
  const images = { sign: new Image(), symbols: {} };
  drawColumn({ ...pen, context } as unknown as Pen, game.definition.title, content, column, images);
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
