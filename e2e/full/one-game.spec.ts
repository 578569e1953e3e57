import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { soundFilesOf } from '../../src/games/game-sounds';
import { stubOutcome } from '../../testing/game/chance';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { openSlots, skipRound } from '../../testing/game/slots';
import { freezeTime } from '../../testing/time';

// Who plays one game, with all that follows a round and with sound, pays for no other.

const assets = resolve(import.meta.dirname, '../../assets');
/** The names of a game's own pictures and sounds, without endings. */
const filesOf = (game: string): string[] =>
  ['symbols', 'sounds']
    .map((kind) => resolve(assets, game, kind))
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
    .map((file) => basename(file, extname(file)));
/** Words of a game's rules and of nothing else. */
const signs: Readonly<Record<string, string>> = {
  'lucky-fishing': 'Middle reel',
  'ocean-treasures': 'Seahorse',
};

for (const { definition, title, long, sounds } of games) {
  test(`${title} loads nothing of another game`, async ({ page }) => {
    const names: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/')) names.push(basename(pathname));
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await freezeTime(page);
    await stubOutcome(page, long);
    const slots = await openSlots(page, definition);
    await page.getByRole('main').getByRole('button', { name: 'Sound' }).click();
    await page.waitForLoadState('networkidle');
    await skipRound(page, slots, long);
    const own = filesOf(definition.id);
    // After the folders of a picture, and before its width and its hash.
    const isOf = (name: string, file: string): boolean =>
      new RegExp(`(^|-)${name}(-\\d+)?(-[\\w-]{8})?\\.`).test(file);
    // Its own are asked for: what is looked for is found where it is.
    const needed = [...Object.keys(definition.symbols), ...soundFilesOf(sounds)];
    await expect.poll(() => needed.filter((id) => !names.some((file) => isOf(id, file)))).toEqual([]);
    const text = (await Promise.all(scripts)).join('\n');
    expect(text.includes(signs[definition.id] ?? '?'), 'its own rules').toBe(true);
    for (const other of games.filter((one) => one.definition !== definition)) {
      const foreign = filesOf(other.id).filter((name) => !own.includes(name));
      expect(names.filter((file) => foreign.some((name) => isOf(name, file)))).toEqual([]);
      expect(text.includes(signs[other.id] ?? ''), `the rules of ${other.title}`).toBe(false);
    }
  });
}
