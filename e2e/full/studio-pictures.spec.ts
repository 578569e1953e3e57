import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { symbolIds } from '../../src/engine/definition';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { choose, drop, file, heading, leftOut, openStudio, yours } from '../support/studio';
import { games } from '../../testing/game/games';
import { advanceTime, freezeTime } from '../../testing/time';
import { bytesOf, fish } from '../../testing/pictures/drawn';
import { corpus } from '../../testing/pictures/corpus';

// What the rules say of each picture is in tests/skins/fit/; this is what a browser's own decoders make of it.

/** The places of all symbols: what is in the corpus without a place is taken in any of them. */
const symbols = games.flatMap(({ definition }) =>
  symbolIds(definition).map((id) => `${definition.id}/symbols/${id}`),
);
type Place = readonly [slot: string, item: (typeof corpus)[number]];

/** The corpus in as few drops as there are places for it. */
function drops(): Place[][] {
  const others = corpus.filter(({ slot }) => slot === undefined);
  const first = corpus.flatMap((item): Place[] => (item.slot === undefined ? [] : [[item.slot, item]]));
  return Array.from({ length: Math.ceil(others.length / symbols.length) }, (_, n) => {
    const part = others.slice(n * symbols.length, (n + 1) * symbols.length);
    return [...(n === 0 ? first : []), ...part.map((item, at): Place => [symbols[at] ?? '', item])];
  });
}

/** What the cards of the game that is chosen show: the original, the artist's picture, or one that is not drawn. */
const shownIn = (page: Page): Promise<[slot: string, shown: string][]> =>
  page.locator('[data-place]').evaluateAll((cards) =>
    cards.map((card) => {
      const picture = card.querySelector<HTMLImageElement>('img[alt$=", your version"]');
      const source = card.getAttribute('data-source') ?? '';
      const isDrawn = source === 'default' || (picture?.complete && picture.naturalWidth > 0);
      return [card.getAttribute('data-place') ?? '', isDrawn ? source : `${source}, not drawn`];
    }),
  );

test('every kind of picture is taken, or refused with a reason', async ({ page }) => {
  await openStudio(page);
  for (const title of ['Machine and scenery', 'Pages']) {
    await page.getByRole('heading', { name: title, exact: true }).click();
  }
  const notes = page.getByRole('list', { name: 'Notes on your files' }).getByRole('listitem').locator('span');
  for (const places of drops()) {
    await test.step(places.map(([, item]) => item.file).join(), async () => {
      const named = (slot: string, name: string): string => slot + name.slice(name.lastIndexOf('.'));
      const files = places.map(async ([slot, item]) => file(named(slot, item.file), await item.make()));
      await drop(heading(page), await Promise.all(files));

      const reasons: RegExp[] = [];
      const said: string[] = [];
      const taken = new Set<string>();
      for (const [slot, { file: name, outcome }] of places) {
        const path = named(slot, name);
        if (outcome !== 'as it is' && 'refused' in outcome) {
          reasons.push(new RegExp(outcome.refused.source.replace('^', `^${path.replace('.', '\\.')} `)));
          continue;
        }
        taken.add(slot);
        if (outcome !== 'as it is' && outcome.notes.length > 0)
          said.push(`${basename(path)}: ${outcome.notes.join(' ')}`);
      }
      // A GIF, which may be an animation, comes first.
      await expect.poll(async () => (await notes.allTextContents()).sort()).toEqual(said.sort());
      await expect(leftOut(page)).toHaveText(reasons);
      const inGames = page.getByRole('group', { name: 'Games' }).getByRole('button');
      const seen = new Map<string, string>();
      for (const { title } of games) {
        await inGames.filter({ hasText: title }).click();
        await expect
          .poll(async () => (await shownIn(page)).filter(([, shown]) => shown.includes('not')))
          .toEqual([]);
        for (const [slot, shown] of await shownIn(page)) seen.set(slot, shown);
      }
      expect(
        [...seen]
          .filter(([, shown]) => shown === 'custom')
          .map(([slot]) => slot)
          .sort(),
      ).toEqual([...taken].sort());
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.locator('[data-source=custom]')).toHaveCount(0);
    });
  }
});

test('a picture is moved, scaled and turned by keys, buttons and pointer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudio(page);
  await choose(page, [file('fish.jpg', await bytesOf(fish(500, 400, '#fff').jpeg()))]);
  await page
    .getByRole('list', { name: 'Notes on your files' })
    .getByRole('button', { name: 'Adjust Fish' })
    .click();
  const field = page.getByRole('group', { name: 'Fish in its place' });
  await expect(field).toBeFocused();
  const picture = yours(page, 'Fish');
  /** Waits until the picture is another one than before. */
  const expectFittedAgain = async (change: () => Promise<void>): Promise<void> => {
    const before = (await picture.getAttribute('src')) ?? '';
    await change();
    await expect(picture).not.toHaveAttribute('src', before);
  };
  await expectFittedAgain(() => page.getByRole('button', { name: 'Remove background' }).click());
  for (const key of ['ArrowUp', 'ArrowLeft', '-', ']']) await expectFittedAgain(() => field.press(key));
  await expectFittedAgain(() => page.getByRole('button', { name: 'Larger', exact: true }).click());
  await expectFittedAgain(async () => {
    const box = await field.boundingBox();
    if (!box) throw new Error('It is not there.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2);
    await page.mouse.up();
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await expectFittedAgain(() => page.getByRole('button', { name: 'Reset' }).click());
  // All of it is one change.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(picture).toHaveCount(0);
});

test("the game's own drawing moves as an artist's as it does as the game's", async ({ page }) => {
  await freezeTime(page);
  await openStudio(page);
  const drawing = await readFile(resolve(import.meta.dirname, '../../assets/lucky-fishing/symbols/fish.svg'));
  await choose(page, [file('fish.svg', drawing)]);
  await page.getByRole('button', { name: 'Close-up of Fish' }).click();
  await page.getByRole('button', { name: 'Play the win of Fish, Your version' }).click();
  await advanceTime(page, 80);
  const actor = page
    .getByRole('group', { name: 'Fish, In a win, Your version, on dark' })
    .locator('#tail')
    .first();
  await expect(actor).toHaveAttribute('transform', /^matrix\((?!1,0,0,1,)/);
  await expect(page.getByText('This picture has none of these parts')).toHaveCount(0);
});
