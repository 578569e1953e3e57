/**
 * `node scripts/release-notes.mjs v1.0.0` prints what CHANGELOG.md says of that version, and ends with 1 if it says
 * nothing or package.json has another version.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @param {string} name of a file in the root of the project */
const read = (name) => readFileSync(resolve(import.meta.dirname, '..', name), 'utf8');

const [tag = ''] = process.argv.slice(2);
const { version } = /** @type {{ version: string }} */ (JSON.parse(read('package.json')));
const section = read('CHANGELOG.md')
  .split(/^## /m)
  .find((text) => text.startsWith(`${version} `));
const notes = section?.slice(section.indexOf('\n')).trim();

if (tag !== `v${version}`) {
  console.error(`package.json has version ${version}, so its tag is v${version}, not "${tag}".`);
  process.exitCode = 1;
} else if (!notes) {
  console.error(`CHANGELOG.md has no notes under "## ${version}".`);
  process.exitCode = 1;
} else console.log(notes);
