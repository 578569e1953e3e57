import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { stubOutcome } from '../../testing/game/chance';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { openSlots, skipRound } from '../../testing/game/slots';
import { freezeTime } from '../../testing/time';

// Who plays one game pays for no other.

const assets = resolve(import.meta.dirname, '../../assets');
/** The names of a game's own pictures and sounds, without endings. */
const filesOf = (game: string): string[] =>
  ['symbols', 'sounds'].flatMap((kind) => {
    try {
      return readdirSync(resolve(assets, game, kind)).map((file) => basename(file, extname(file)));
    } catch {
      // It has none of this kind.
      return [];
    }
  });
/** Words of a game's rules and of nothing else. */
const signs: Readonly<Record<string, string>> = {
  'lucky-fishing': 'Middle reel',
  'ocean-treasures': 'Seahorse',
};

/** The files that a page fetches while a round with all that follows it is played, with sound. */
async function fetchedBy(page: Page, play: () => Promise<void>): Promise<{ names: string[]; text: string }> {
  const urls: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    urls.push(response.url());
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await play();
  await page.waitForLoadState('networkidle');
  const names = urls.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'));
  return { names: names.map((path) => basename(path)), text: (await Promise.all(scripts)).join('\n') };
}

for (const { definition, title, long } of games) {
  test(`${title} loads nothing of another game`, async ({ page }) => {
    await freezeTime(page);
    await stubOutcome(page, long);
    const { names, text } = await fetchedBy(page, async () => {
      const slots = await openSlots(page, definition);
      await page.getByRole('main').getByRole('button', { name: 'Sound' }).click();
      await page.waitForLoadState('networkidle');
      await skipRound(page, slots, long.round.spins.length);
    });
    const own = filesOf(definition.id);
    const isOf = (name: string, file: string): boolean =>
      file.startsWith(`${name}-`) || file.startsWith(`${name}.`);
    // Its own were asked for: what is looked for is found where it is.
    for (const id of Object.keys(definition.symbols))
      expect(
        names.some((file) => isOf(id, file)),
        id,
      ).toBe(true);
    expect(text.includes(signs[definition.id] ?? '?'), 'its own rules').toBe(true);
    for (const other of games.filter((one) => one.definition !== definition)) {
      const foreign = filesOf(other.id).filter((name) => !own.includes(name));
      expect(names.filter((file) => foreign.some((name) => isOf(name, file)))).toEqual([]);
      expect(text.includes(signs[other.id] ?? ''), `the rules of ${other.title}`).toBe(false);
    }
  });
}
