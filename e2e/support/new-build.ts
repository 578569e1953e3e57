import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TEXT = /\.(js|html)$/;

/**
 * Copies a build as if it were the next one: each of its programs is another and has another name, as it does when
 * their content changes, and those of the build before are gone.
 *
 * @param build what `npm run build` has written
 * @param folder where to, empty
 */
export async function copyAsNewBuild(build: string, folder: string): Promise<void> {
  await cp(build, folder, { recursive: true });
  const programs = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  const renamed = new Map(programs.map((name) => [name, name.replace(/\.js$/, '2.js')]));
  for (const [name, other] of renamed)
    await rename(join(folder, 'assets', name), join(folder, 'assets', other));

  const files = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  for (const file of files) {
    let text = await readFile(join(folder, file), 'utf8');
    for (const [name, other] of renamed) text = text.replaceAll(name, other);
    // The revision of the page in the worker's manifest marks it as changed.
    if (file === 'sw.js')
      text = text.replace(/(url:"\.\/",revision:")\w+|(revision:")\w+(",url:"\.\/")/, '$1$22$3');
    await writeFile(join(folder, file), text);
  }
}
