import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkDefinition } from '../../src/engine/check-definition';
import { catalog } from '../../src/games/catalog';
import { parFiles, type ParFile } from './par-files';

// `npm run par`: prints the PAR sheet of each game and writes it, with the odds that pages show. `npm run par -- --check`
// writes nothing, and fails where a file is not what the game's definition says.

const root = resolve(import.meta.dirname, '../..');

const isStale = async ({ path, text }: ParFile): Promise<boolean> =>
  (await readFile(join(root, path), 'utf8').catch(() => '')) !== text;

async function par(isCheck: boolean): Promise<void> {
  for (const { load } of catalog) {
    const game = await load();
    const [fault] = checkDefinition(game);
    if (fault) throw new RangeError(`${game.title}: ${fault}`);
    const files = await parFiles(game);
    for (const file of Object.values(files)) {
      if (!(await isStale(file))) continue;
      if (isCheck) throw new RangeError(`${file.path} is out of date. Run npm run par.`);
      await mkdir(dirname(join(root, file.path)), { recursive: true });
      await writeFile(join(root, file.path), file.text);
    }
    if (!isCheck) console.log(files.sheet.text);
  }
}

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  await par(values.check);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
