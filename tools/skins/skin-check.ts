/**
 * `npm run skin:check -- <game or skin>`: checks all art, renews the baselines that show this game or skin and have
 * changed, and serves a page with each of them before and after. Ends with 1 if the art can't be used, or if a test failed
 * for anything else than its pictures.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite } from '../../scripts/build-site.mjs';
import { catalog } from '../../src/games/catalog';
import { MANIFEST_FILE } from '../../src/skins/skin-manifest';
import { comparesPictures } from '../../testing/browser.mjs';
import { showingAnyOf } from '../../testing/shown-art';
import { accept, collectDifferences } from '../review/differences';
import { review } from '../review/review';
import { runVisualTests } from '../review/run-playwright';

const root = resolve(import.meta.dirname, '../..');

const skins = readdirSync(join(root, 'skins')).filter((name) =>
  existsSync(join(root, 'skins', name, MANIFEST_FILE)),
);
const names = [...catalog.map(({ id }) => id), ...skins];

/** @returns whether all is well */
async function check(name: string): Promise<boolean> {
  console.log('Checking the art, and building the games with it ...');
  if (!buildSite()) return false;
  console.log('The art is fine.');
  if (!comparesPictures()) {
    console.log('Pictures are compared on x64 Linux only: the checks of your pull request make them.');
    return true;
  }

  console.log(`Taking the pictures that show ${name}, which takes two or three minutes ...`);
  const status = await runVisualTests(
    root,
    ['--grep', showingAnyOf([name]), '--pass-with-no-tests', '--reporter=./tools/review/art-reporter.ts'],
    { IS_BUILT: 'true', PICTURES_ALONE: 'true' },
  );
  const differing = () => collectDifferences(root, ['reports/e2e']).differences;
  const differences = differing();
  for (const difference of differences) accept(root, difference);
  if (differences.length === 0) console.log('No picture of the tests has changed.');
  else {
    console.log('The baselines in e2e/visual/baselines/ are renewed. Commit them with your art.');
    await review(root, differing());
  }
  return status === 0;
}

const [name, ...others] = process.argv.slice(2);
if (name === undefined || others.length > 0 || !names.includes(name)) {
  console.error(
    `Say which game or skin to check, as in npm run skin:check -- ${names[0]}: ${names.join(', ')}.`,
  );
  process.exitCode = 1;
} else if (!(await check(name))) process.exitCode = 1;
