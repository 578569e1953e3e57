import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { putSkin } from './put-skin';

// `npm run skin:add skin.zip`: puts a skin into the repository. Checks it, writes it to `skins/<name>/`, and prints one
// line per file that was left out or changed. Ends with 1 if the product wouldn't take the skin. `--replace` lets it take the
// place of a skin of the same name; `--name`, `--author` and `--licence` say what a zip without `skin.json` doesn't.

const root = resolve(import.meta.dirname, '../..');
/** npm starts its commands in the root of the repository, wherever it was called. */
const calledIn = process.env['INIT_CWD'] ?? process.cwd();

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    ...{ name: { type: 'string' }, author: { type: 'string' }, licence: { type: 'string' } },
  },
});
const { replace, ...about } = values;
const [zip, ...others] = positionals;

if (zip === undefined || others.length > 0) {
  console.error('Which zip? Run npm run skin:add skin.zip, or npm run skin:add -- skin.zip --replace');
  process.exitCode = 1;
} else {
  const put = await putSkin(resolve(calledIn, zip), resolve(root, 'skins'), { replace, about });
  for (const note of put.notes) console.log(note);
  for (const problem of put.problems) console.error(problem);
  if (put.folder === undefined) process.exitCode = 1;
  else {
    console.log(
      `The skin is now in ${relative(root, put.folder)}/. Check how it looks, then commit that folder.`,
    );
  }
}
