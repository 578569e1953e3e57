import { shownPath, isPlain } from '../../../skins/archive/check-path';
import { archiveLimits } from '../../../skins/archive/limits';
import { readArchive } from '../../../skins/archive/read-archive';
import { isDocFile, type SkinCheck } from '../../../skins/check-skin';
import { extensionOf, fileOf, nameOf, withoutTopFolder } from '../../../skins/paths';
import { IMAGE_EXTENSIONS } from '../../../skins/rules/open-image';
import { SOUND_EXTENSIONS } from '../../../skins/rules/sounds';
import { formatBytes } from '../../../skins/rules/weights';
import { readSkinFile, type SkinFile } from '../../../skins/skin-file';
import { rootFolders, skinNames } from '../../../skins/skin-names';
import { checkUnit, copyOf, openUnit } from './check-unit';
import type { DroppedFile } from './dropped-files';
import { sortDrop, type DroppedUnit } from './dropped-units';

/** What a drop brings. */
export interface OpenedDrop {
  /** Checked files by their paths in the skin. */
  readonly files: ReadonlyMap<string, Blob>;
  /** Pictures and sounds whose place the artist has to say. */
  readonly doubtful: readonly DroppedUnit[];
  /** What a skin that was dropped says about itself. */
  readonly skin: SkinFile | undefined;
  /** A sentence for each file that was left out. */
  readonly problems: readonly string[];
}

/**
 * Opens what was dropped: unpacks zips, finds the place of each picture by its name and checks it there. What is not right
 * is left out with a sentence.
 *
 * @param kept the files that the skin has already
 */
export async function openDrop(
  dropped: readonly DroppedFile[],
  kept: ReadonlyMap<string, Blob>,
  check: SkinCheck,
): Promise<OpenedDrop> {
  const names = skinNames(check.product);
  const roots = rootFolders(names);
  const problems: string[] = [];
  const isZip = ({ path }: DroppedFile): boolean => extensionOf(path).toLowerCase() === '.zip';
  const groups = [
    inFolder(
      dropped.filter((file) => !isZip(file)),
      roots,
    ),
  ];
  for (const zip of dropped.filter(isZip)) {
    const { files, refusal } = await readArchive(zip.content, roots);
    if (refusal) problems.push(`${shownPath(zip.path)}: ${refusal.sentence}`);
    else groups.push([...files].map(([path, bytes]) => ({ path, content: new Blob([bytes]) })));
  }

  const files = new Map<string, Blob>();
  const doubtful: DroppedUnit[] = [];
  let skin: SkinFile | undefined;
  for (const group of groups) {
    const odd = group.filter(({ path }) => !isPlain(path));
    problems.push(...odd.map(({ path }) => oddName(path)));
    const papers = group.filter(({ path }) => isDocFile(path));
    for (const { path, content } of papers) {
      if (content.size <= archiveLimits.file) files.set(path, await copyOf(content, path));
    }
    const rest = group.filter((file) => !odd.includes(file) && !papers.includes(file));
    const { units, skinFile, unknown } = sortDrop(rest, names);
    problems.push(...unknown.map(unknownSentence));
    if (skinFile) {
      const read = await readNotes(skinFile, Object.keys(check.product.symbols));
      skin = read.skin ?? skin;
      problems.push(...read.problems.map((problem) => `${shownPath(skinFile.path)} ${problem}.`));
    }
    // An animation begins with the picture that is dropped along with it. One after the other: each may take 256 MB.
    for (const unit of [...units].sort(
      (a, b) => Number(a.kind === 'animation') - Number(b.kind === 'animation'),
    )) {
      const [name, ...others] = unit.candidates;
      const isSettled = name !== undefined && others.length === 0;
      const checked = isSettled ? await checkUnit(unit, name, withFiles(kept, files), check) : undefined;
      const wrong = checked?.problems ?? (await openUnit(unit));
      problems.push(...wrong);
      for (const [path, content] of checked?.files ?? []) files.set(path, content);
      if (!isSettled && wrong.length === 0) doubtful.push(unit);
    }
  }
  // What is wrong with the browser is told once, not for each file.
  return { files, doubtful, skin, problems: [...new Set(problems)] };
}

/** The files of a skin with others in their places: a picture or sound of another format takes the place of the one before. */
export function withFiles(
  kept: ReadonlyMap<string, Blob>,
  more: ReadonlyMap<string, Blob>,
): ReadonlyMap<string, Blob> {
  const kinds = [IMAGE_EXTENSIONS, SOUND_EXTENSIONS];
  const placeOf = (path: string): string => {
    const kind = kinds.findIndex((extensions) => extensions.includes(extensionOf(path)));
    return kind < 0 ? path : `${nameOf(path)} ${kind}`;
  };
  const places = new Set([...more.keys()].map(placeOf));
  return new Map([...[...kept].filter(([path]) => !places.has(placeOf(path))), ...more]);
}

/** What is too much for a zip that can be read again; undefined where all is well. */
export function weightProblem(files: ReadonlyMap<string, Blob>): string | undefined {
  const weight = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  if (weight <= archiveLimits.packed - archiveLimits.files * 512) return undefined;
  return `All files together would weigh ${formatBytes(weight)}: make them at most ${formatBytes(archiveLimits.packed)}, with fewer pixels.`;
}

const inFolder = (files: readonly DroppedFile[], roots: readonly string[]): DroppedFile[] =>
  withoutTopFolder(
    files.map(({ path, content }) => [path, content] as const),
    roots,
  ).map(([path, content]) => ({ path, content }));

const oddName = (path: string): string =>
  `${shownPath(path)} has a character in its name that not every system can write: use letters, digits, dots and dashes.`;

function unknownSentence({ path }: DroppedFile): string {
  if (extensionOf(path).toLowerCase() === '.json') {
    return `${shownPath(path)} is without its sprite sheet: drop the picture of the same name along with it.`;
  }
  return `${shownPath(fileOf(path))} is no picture that the game can show: export it as SVG, PNG or WebP.`;
}

async function readNotes(
  file: DroppedFile,
  games: readonly string[],
): Promise<ReturnType<typeof readSkinFile>> {
  if (file.content.size > 64_000) return { problems: ['is too heavy for what a skin says about itself'] };
  return readSkinFile(await file.content.text(), games);
}
