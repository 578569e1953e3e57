import { archiveLimits, sentenceAboutFile } from '../../../skins/archive/refusal';
import { readArchive } from '../../../skins/archive/archive';
import { isDocFile, type SkinCheckTools } from '../../../skins/check-skin';
import { extensionOf, fileOf, isSource, nameOf, slotOfSource, withoutTopFolder } from '../../../skins/paths';
import { IMAGE_EXTENSIONS } from '../../../skins/rules/open-image';
import { SOUND_EXTENSIONS } from '../../../skins/rules/sounds';
import { openManifest, type SkinManifest } from '../../../skins/skin-manifest';
import { rootFolders, skinSlots, type SkinSlots } from '../../../skins/skin-slots';
import { withoutOriginals } from '../../../skins/template';
import { texts } from '../texts';
import { texts as readingTexts } from './texts';
import { texts as templateTexts } from '../template/texts';
import { groupAnimations } from './animation-units';
import { checkUnassigned, fitUnit, copyOf, resolveUnit } from './fit-unit';
import { reasonForFirst, unitsBySlot, type DoubledSlot } from './doubles';
import type { DroppedFile } from './dropped-files';
import { withEnding } from './endings';
import { forSlot, sortDrop, type DroppedUnit } from './dropped-units';

/** A line about what was done to dropped files, and the slot that it is about, if it is about one. */
export interface DropNote {
  readonly slot?: string;
  /** The dropped file that was made fit, where the line is about one. */
  readonly path?: string;
  readonly line: string;
}

/** A line about what made a dropped file fit its slot; none where nothing is to be said. */
export const dropNotesOf = (slot: string, path: string, notes: readonly string[] = []): DropNote[] =>
  notes.length > 0 ? [{ slot, path, line: readingTexts.notesOf(path, notes) }] : [];

const isZip = ({ path }: DroppedFile): boolean => extensionOf(path).toLowerCase() === '.zip';

/**
 * Opens what was dropped: unpacks zips, finds the slot of each picture by its name and checks it there. What can't be used is
 * left out and named in `problems`; `notes` says what was done to the rest. `npm run skin:add` does the same.
 *
 * @param besideOf the files that the skin has already, given what the drop's `skin.json` says
 * @param target the slot on which it was dropped: what makes one picture, animation or sound is for it
 */
export async function openDrop(
  dropped: readonly DroppedFile[],
  besideOf: (manifest: SkinManifest | undefined) => ReadonlyMap<string, Blob>,
  tools: SkinCheckTools,
  target?: string,
) {
  const slots = skinSlots(tools.product);
  /** A sentence for each file that is left out. */
  const problems: string[] = [];
  /** What was done to what is taken. */
  const notes: DropNote[] = [];
  /** Checked files by their paths in the skin. */
  const files = new Map<string, Blob>();
  const all: DroppedUnit[] = [];
  let skinJson: DroppedFile | undefined;
  let manifest: SkinManifest | undefined;
  const sources: DroppedFile[] = [];
  /** The names of files that no skin has. */
  const useless: string[] = [];
  for (const together of await groupsOf(dropped, rootFolders(slots), problems)) {
    const { files: group, unchanged } = await withoutOriginals(await Promise.all(together.map(withEnding)));
    if (unchanged > 0) notes.push({ line: templateTexts.template.unchanged(unchanged, group.length === 0) });
    const docs = group.filter(({ path }) => isDocFile(path));
    const sourcesInGroup = group.filter(({ path }) => isSourceIn(path, slots));
    const animations = await groupAnimations(
      group.filter((file) => !docs.includes(file) && !sourcesInGroup.includes(file)),
      slots,
      { decode: tools.decode, isForSlot: target !== undefined },
    );
    problems.push(...animations.problems);
    notes.push(...animations.notes.map((line) => ({ line })));
    const { units, manifestFile, unknown } = sortDrop(animations.rest, slots, animations.units);
    all.push(...units);
    useless.push(...unknown.map(({ path }) => fileOf(path)));
    sources.push(...sourcesInGroup);
    for (const { path, content } of docs) {
      if (content.size <= archiveLimits.file) files.set(path, await copyOf(content, path));
    }
    if (manifestFile) {
      skinJson = manifestFile;
      const read = await openManifest(manifestFile.content, Object.keys(tools.product.symbols));
      manifest = read.manifest ?? manifest;
      problems.push(...read.problems.map((problem) => sentenceAboutFile(manifestFile.path, problem)));
    }
  }
  problems.push(...uselessProblems(useless));
  // What a zip calls its files counts: it may be a skin.
  const isNamed = dropped.some(isZip) && all.some(({ candidates }) => candidates.length > 0);
  const sorted = target === undefined || isNamed ? all : forSlot(all, target, slots);
  const hasSlot = ({ candidates }: DroppedUnit): boolean => candidates.length === 1;
  const unassigned = await checkUnassigned(
    sorted.filter((unit) => !hasSlot(unit)),
    tools,
  );
  problems.push(...unassigned.problems);
  const placed: DroppedUnit[] = [];
  for (const unit of sorted.filter(hasSlot)) {
    const resolved = await resolveUnit(unit, unit.candidates[0] ?? '', tools);
    problems.push(...resolved.problems);
    if (resolved.unit) placed.push({ ...resolved.unit, candidates: [resolved.slot] });
  }
  const bySlot = await unitsBySlot(placed);
  const skinFiles = besideOf(manifest);
  // An animation begins with the picture that is dropped along with it. One after the other: each may take 256 MB.
  const isAnimation = ({ units }: DoubledSlot): number => Number(units[0]?.kind === 'animation');
  const doubled: DoubledSlot[] = [];
  for (const { slot, units } of bySlot.sort((a, b) => isAnimation(a) - isAnimation(b))) {
    const usable: DroppedUnit[] = [];
    for (const unit of units) {
      const checked = await fitUnit(unit, slot, [...files, ...skinFiles], tools);
      problems.push(...checked.problems);
      if (!checked.files) continue;
      if (usable.push(unit) > 1) continue;
      for (const [path, content] of checked.files) files.set(path, content);
      notes.push(...dropNotesOf(slot, unit.file.path, checked.notes));
    }
    if (usable.length > 1) {
      doubled.push({ slot, units: usable });
      notes.push({ line: await noteOfDoubled(usable) });
    }
  }
  // A picture that was fitted just now has its new source already: that of a zip would be of an older one.
  const fitted = new Set([...files.keys()].filter(isSource).map(slotOfSource));
  const filled = new Set([...files.keys()].map(nameOf));
  for (const { path, content } of sources) {
    const slot = slotOfSource(path);
    if (filled.has(slot) && !fitted.has(slot) && content.size <= archiveLimits.file)
      files.set(path, await copyOf(content, path));
  }
  return {
    files,
    /** Pictures and sounds for which the artist has to choose a slot. */
    unassigned: unassigned.units,
    /** Slots for which there were several files. The first of each is used. */
    doubled,
    /** What `skin.json` says, where it can be read, and the file itself. */
    manifest,
    skinJson,
    notes,
    // What is wrong with the browser is said once, not for each file.
    problems: [...new Set(problems)],
  };
}

/** A sentence for each kind of file that no skin has, which says what to export instead. */
function uselessProblems(files: readonly string[]): string[] {
  const byAdvice = new Map<string | undefined, string[]>();
  for (const file of files) {
    const advice = readingTexts.problems.insteadOf(extensionOf(file).toLowerCase());
    byAdvice.set(advice, [...(byAdvice.get(advice) ?? []), file]);
  }
  return [...byAdvice].map(([advice, named]) =>
    advice === undefined
      ? readingTexts.problems.unknown(named)
      : readingTexts.problems.foreign(named, advice),
  );
}

const isSourceIn = (path: string, { images, animations, sounds }: SkinSlots): boolean =>
  isSource(path) && [...images, ...animations, ...sounds].includes(slotOfSource(path));

/** The files that came together: those dropped by themselves, and those of each zip. */
async function groupsOf(
  dropped: readonly DroppedFile[],
  roots: readonly string[],
  problems: string[],
): Promise<DroppedFile[][]> {
  const loose = dropped.filter((file) => !isZip(file)).map(({ path, content }) => [path, content] as const);
  const groups = [withoutTopFolder(loose, roots).map(([path, content]) => ({ path, content }))];
  for (const zip of dropped.filter(isZip)) {
    const { files, leftOut = [], refusal } = await readArchive(zip.content, roots);
    problems.push(
      ...(refusal ? [refusal.sentence] : leftOut).map((said) => readingTexts.problems.zip(zip.path, said)),
    );
    if (files) groups.push([...files].map(([path, bytes]) => ({ path, content: new Blob([bytes]) })));
  }
  return groups;
}

async function noteOfDoubled(units: readonly DroppedUnit[]): Promise<string> {
  const [used = '', ...others] = units.map(({ file }) => file.path);
  return texts.doubled.note(used, others, await reasonForFirst(units));
}

/** Bytes of all files in a zip, whose list takes some more. */
const MAX_WEIGHT = archiveLimits.packed - archiveLimits.files * 512;

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
  const slots = new Set([...more.keys()].map(nameOf));
  const isReplaced = (path: string): boolean =>
    isSource(path) ? slots.has(slotOfSource(path)) : taken.has(slotAndKind(path));
  return new Map([...[...skinFiles].filter(([path]) => !isReplaced(path)), ...more]);
}

const weightOf = (files: readonly (readonly [path: string, content: Blob])[]): number =>
  files.reduce((sum, [, { size }]) => sum + size, 0);

/** The files without sources that would make them too heavy for a zip that can be read again; light ones stay first. */
export function withoutHeavySources(files: ReadonlyMap<string, Blob>): ReadonlyMap<string, Blob> {
  const kept = [...files].filter(([path]) => !isSource(path));
  const sources = [...files].filter(([path, { size }]) => isSource(path) && size <= archiveLimits.file);
  for (const source of sources.sort(([, one], [, other]) => one.size - other.size)) {
    if (weightOf([...kept, source]) <= MAX_WEIGHT && kept.length < archiveLimits.files - 1) kept.push(source);
  }
  return new Map(kept);
}

/** A sentence if the files are too heavy for a zip that can be read again. */
export function weightProblem(files: ReadonlyMap<string, Blob>): string | undefined {
  const weight = weightOf([...files].filter(([path]) => !isSource(path)));
  return weight <= MAX_WEIGHT ? undefined : readingTexts.problems.weight(weight, archiveLimits.packed);
}
