import { archiveLimits, isPlain } from '../../../skins/archive/refusal';
import { readArchive } from '../../../skins/archive/archive';
import { isDocFile, type SkinCheckTools } from '../../../skins/check-skin';
import { extensionOf, nameOf, withoutTopFolder } from '../../../skins/paths';
import { IMAGE_EXTENSIONS } from '../../../skins/rules/open-image';
import { SOUND_EXTENSIONS } from '../../../skins/rules/sounds';
import { openManifest, type SkinManifest } from '../../../skins/skin-manifest';
import { rootFolders, skinSlots } from '../../../skins/skin-slots';
import { texts } from '../texts';
import { groupAnimations } from './animation-units';
import { checkUnit, copyOf, checkUnassigned } from './check-unit';
import type { DroppedFile } from './dropped-files';
import { sortDrop, type DroppedUnit } from './dropped-units';

/**
 * Opens what was dropped: unpacks zips, finds the slot of each picture by its name and checks it there.
 *
 * @param skinFiles the files that the skin has already
 */
export async function openDrop(
  dropped: readonly DroppedFile[],
  skinFiles: ReadonlyMap<string, Blob>,
  tools: SkinCheckTools,
) {
  const slots = skinSlots(tools.product);
  const roots = rootFolders(slots);
  /** A sentence for each file that is left out. */
  const problems: string[] = [];
  /** For each file that was changed to fit, what was done to it. */
  const notes: { readonly slot: string; readonly line: string }[] = [];
  const isZip = ({ path }: DroppedFile): boolean => extensionOf(path).toLowerCase() === '.zip';
  const loose = dropped.filter((file) => !isZip(file)).map(({ path, content }) => [path, content] as const);
  const groups = [withoutTopFolder(loose, roots).map(([path, content]) => ({ path, content }))];
  for (const zip of dropped.filter(isZip)) {
    const { files, refusal } = await readArchive(zip.content, roots);
    if (refusal) problems.push(texts.problems.zip(zip.path, refusal.sentence));
    else groups.push([...files].map(([path, bytes]) => ({ path, content: new Blob([bytes]) })));
  }

  /** Checked files by their paths in the skin. */
  const files = new Map<string, Blob>();
  /** Pictures and sounds for which the artist has to choose a slot. */
  const unassigned: DroppedUnit[] = [];
  let manifest: SkinManifest | undefined;
  for (const group of groups) {
    const odd = group.filter(({ path }) => !isPlain(path));
    const docs = group.filter(({ path }) => isDocFile(path));
    const rest = group.filter((file) => !odd.includes(file) && !docs.includes(file));
    const animations = await groupAnimations(rest, slots);
    const { units, manifestFile, unknown } = sortDrop(animations.rest, slots, animations.units);
    problems.push(...animations.problems);
    problems.push(...odd.map(({ path }) => texts.problems.oddName(path)));
    problems.push(
      ...unknown.map(({ path }) =>
        extensionOf(path).toLowerCase() === '.json'
          ? texts.problems.dataAlone(path)
          : texts.problems.unknown(path),
      ),
    );
    for (const { path, content } of docs) {
      if (content.size <= archiveLimits.file) files.set(path, await copyOf(content, path));
    }
    if (manifestFile) {
      const read = await openManifest(manifestFile.content, Object.keys(tools.product.symbols));
      manifest = read.manifest ?? manifest;
      problems.push(...read.problems.map((problem) => texts.problems.of(manifestFile.path, problem)));
    }
    // An animation begins with the picture that is dropped along with it. One after the other: each may take 256 MB.
    const isAnimation = ({ kind }: DroppedUnit): number => Number(kind === 'animation');
    for (const unit of [...units].sort((a, b) => isAnimation(a) - isAnimation(b))) {
      const [slot, ...others] = unit.candidates;
      if (slot !== undefined && others.length === 0) {
        const checked = await checkUnit(unit, slot, [...files, ...skinFiles], tools);
        problems.push(...checked.problems);
        if (checked.notes?.length) notes.push({ slot, line: texts.notesOf(unit.file.path, checked.notes) });
        for (const [path, content] of checked.files ?? []) files.set(path, content);
      } else {
        const wrong = await checkUnassigned(unit);
        problems.push(...wrong);
        if (wrong.length === 0) unassigned.push(unit);
      }
    }
  }
  // What is wrong with the browser is said once, not for each file.
  return { files, unassigned, manifest, notes, problems: [...new Set(problems)] };
}

/** The files of a skin with more added: a picture or sound of another format takes the place of the one before. */
export function withFiles(
  skinFiles: ReadonlyMap<string, Blob>,
  more: ReadonlyMap<string, Blob>,
): ReadonlyMap<string, Blob> {
  const kinds = [IMAGE_EXTENSIONS, SOUND_EXTENSIONS];
  const slotAndKind = (path: string): string => {
    const kind = kinds.findIndex((extensions) => extensions.includes(extensionOf(path)));
    return kind < 0 ? path : `${nameOf(path)} ${kind}`;
  };
  const taken = new Set([...more.keys()].map(slotAndKind));
  return new Map([...[...skinFiles].filter(([path]) => !taken.has(slotAndKind(path))), ...more]);
}

/** A sentence if the files are too heavy for a zip that can be read again. */
export function weightProblem(files: ReadonlyMap<string, Blob>): string | undefined {
  const weight = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  const isLight = weight <= archiveLimits.packed - archiveLimits.files * 512;
  return isLight ? undefined : texts.problems.weight(weight, archiveLimits.packed);
}
