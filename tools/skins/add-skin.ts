import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { putSkin } from './put-skin';

// `npm run skin:add skin.zip`: puts a skin into the repository. Checks it, writes it to `skins/<name>/`, and prints one
// line per problem and ends with 1 if there is any. `--replace` lets it take the place of a skin of the same name.

const root = resolve(import.meta.dirname, '../..');
/** npm starts its commands in the root of the repository, wherever it was called. */
const calledIn = process.env['INIT_CWD'] ?? process.cwd();

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [zip, ...others] = positionals;

if (zip === undefined || others.length > 0) {
  console.error('Which zip? Run npm run skin:add skin.zip, or npm run skin:add -- skin.zip --replace');
  process.exitCode = 1;
} else {
  const {
    folder,
    notes = [],
    problems = [],
  } = await putSkin(resolve(calledIn, zip), resolve(root, 'skins'), values);
  for (const note of notes) console.log(note);
  for (const problem of problems) console.error(problem);
  if (folder === undefined) process.exitCode = 1;
  else
    console.log(
      `The skin is now in ${relative(root, folder)}/. Check how it looks, then commit that folder.`,
    );
}
