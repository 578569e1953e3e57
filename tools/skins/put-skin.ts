import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withoutHeavySources } from '../../src/skins/archive/weight';
import { openDrop } from '../../src/pages/studio/reading/open-drop';
import { shownPath } from '../../src/skins/archive/refusal';
import { checkSkin } from '../../src/skins/check-skin';
import { gamesOf, MANIFEST_FILE, toFolderName, type SkinNotes } from '../../src/skins/skin-manifest';
import { nodeArtTools } from './node-art-tools';

/** What became of a zip: the folder that it lies in now, or undefined where it isn't a skin that the product would take. */
interface PutSkin {
  readonly folder?: string;
  /** A line for each file that was left out, and for each thing that keeps the skin out. */
  readonly problems: readonly string[];
  /** A line for each thing that was done to make a file fit. */
  readonly notes: readonly string[];
}

interface PutOptions {
  /** Whether it may take the place of a skin of the same name. */
  readonly replace: boolean;
  /** What to say about a skin whose zip has no `skin.json`. */
  readonly about: Partial<SkinNotes>;
}

/**
 * Opens a zip as the studio does, checks the skin in it and puts that into a folder of its own, named after it, with the files
 * of which its pictures and sounds were made. Where it isn't
 * a skin that the product would take, nothing is written.
 *
 * @param zip path of the file
 * @param skins the folder of all skins
 */
export async function putSkin(zip: string, skins: string, { replace, about }: PutOptions): Promise<PutSkin> {
  const refused = (...problems: string[]): PutSkin => ({ problems, notes: [] });
  if (!existsSync(zip)) return refused(`The file ${zip} doesn't exist.`);
  const dropped = { path: basename(zip), content: new Blob([await readFile(zip)]) };
  const {
    files: opened,
    skinJson,
    notes,
    ...drop
  } = await openDrop([dropped], () => new Map(), nodeArtTools);
  const files = [...withoutHeavySources(opened)];
  const leftOut = [...drop.problems, ...drop.unassigned.map(({ file: { path } }) => unplaced(path))];
  if (files.length === 0 && !skinJson) return refused(...leftOut);

  const contents = new Map([
    ...files,
    [
      MANIFEST_FILE,
      skinJson?.content ??
        manifestOf(
          about,
          files.map(([path]) => path),
        ),
    ],
  ]);
  const { manifest, problems } = await checkSkin(contents, nodeArtTools);
  if (!manifest || problems.length > 0) {
    const missing = skinJson ? [] : [`${basename(zip)} has no ${MANIFEST_FILE}. ${SAY_INSTEAD}`];
    return refused(...new Set([...leftOut, ...missing, ...problems]));
  }

  const name = toFolderName(manifest.name);
  const folder = join(skins, name);
  if (existsSync(folder) && !replace) {
    return refused(
      `There is already a skin "${name}" in ${basename(skins)}/. Give this one another name, or add --replace.`,
    );
  }
  await replaceFolder(folder, contents);
  return { folder, problems: leftOut, notes: notes.map(({ line }) => line) };
}

const SAY_INSTEAD = 'Add it, or describe the skin with --name, --author and --licence.';

/** The `skin.json` of a skin whose zip has none. @param paths of all other files */
const manifestOf = (about: Partial<SkinNotes>, paths: readonly string[]): Blob => {
  const games = gamesOf(paths, Object.keys(nodeArtTools.product.symbols));
  return new Blob([`${JSON.stringify({ ...about, games }, null, 2)}\n`]);
};

const unplaced = (path: string): string =>
  `${shownPath(path)} matches several places, or none. Name it as in assets/README.md.`;

/** Writes all files before the folder that was there goes: a full disk leaves that as it was. */
async function replaceFolder(folder: string, files: ReadonlyMap<string, Blob>): Promise<void> {
  const unfinished = join(dirname(folder), `.${basename(folder)}`);
  await rm(unfinished, { recursive: true, force: true });
  try {
    for (const [path, content] of files) {
      const file = join(unfinished, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, new Uint8Array(await content.arrayBuffer()));
    }
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
