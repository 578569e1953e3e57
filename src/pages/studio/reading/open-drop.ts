import { archiveLimits, sentenceAboutFile } from '../../../skins/archive/refusal';
import { readArchive } from '../../../skins/archive/archive';
import type { ArtTools } from '../../../skins/art-tools';
import {
  extensionOf,
  fileOf,
  isDocFile,
  isSource,
  nameOf,
  slotOfSource,
  withoutTopFolder,
} from '../../../skins/paths';
import { openManifest, type SkinManifest } from '../../../skins/skin-manifest';
import { allSlots, rootFolders, skinSlots, type SkinSlots } from '../../../skins/skin-slots';
import { withoutTemplateFiles } from '../../../skins/template';
import { texts as skinTexts } from '../../../skins/texts';
import { texts } from '../texts';
import { texts as readingTexts } from './texts';
import { texts as templateTexts } from '../template/texts';
import { takeAnimations, type DropContext } from './animations/animation-items';
import { readSheet } from './animations/read-sheet';
import type { SheetChoice } from './animations/sheet-choice';
import { copiesOf, fitItem } from './fit-item';
import { resolveItem } from './resolve-item';
import { checkUnassigned } from './unassigned';
import { reasonForFirst, itemsBySlot, type SlotItems } from './doubles';
import type { DroppedFile } from './dropped-files';
import { withEnding } from './endings';
import { forSlot, sortDrop, type DroppedItem } from './dropped-items';

/** A line about what was done to dropped files, and the slot that it is about, if it is about one. */
export interface DropNote {
  readonly slot?: string;
  /** The dropped file that the line is about, if it is about one. */
  readonly path?: string;
  /** Whether the picture may be a strip of frames, which can be cut up. */
  readonly mayBeSheet?: boolean;
  readonly line: string;
}

/** A line about what made a dropped file fit its slot; none where nothing is to be said. */
export const dropNotesOf = (slot: string, path: string, notes: readonly string[] = []): DropNote[] =>
  notes.length > 0
    ? [
        {
          ...{ slot, path, line: readingTexts.notesOf(path, notes) },
          ...(notes.includes(skinTexts.fit.strip) && { mayBeSheet: true }),
        },
      ]
    : [];

const isZip = ({ path }: DroppedFile): boolean => extensionOf(path).toLowerCase() === '.zip';

/**
 * Opens what was dropped: unpacks zips, finds the slot of each picture by its name, and makes it fit there. What can't be used is
 * left out and named in `problems`; `notes` says what was done to the rest.
 * `npm run skin:add` does the same.
 *
 * @param besideOf the files that the skin has already, given what the drop's `skin.json` says
 * @param target the slot on which it was dropped: what makes one picture, animation or sound is for it
 * @param before what was chosen of sheets that were dropped earlier
 */
export async function openDrop(
  dropped: readonly DroppedFile[],
  besideOf: (manifest: SkinManifest | undefined) => ReadonlyMap<string, Blob>,
  tools: ArtTools,
  target?: string,
  before: readonly SheetChoice[] = [],
) {
  const slots = skinSlots(tools.product);
  const unpacked = await unpack(dropped, rootFolders(slots));
  const groups: SortedGroup[] = [];
  for (const group of unpacked.groups)
    groups.push(await sortGroup(group, slots, { decode: tools.decode, isForSlot: target !== undefined }));
  const skinJson = groups.findLast((group) => group.skinJson)?.skinJson;
  const manifests = await Promise.all(groups.map((group) => manifestIn(group, tools)));
  const manifest = manifests.findLast((read) => read.manifest)?.manifest;

  const named = groups.flatMap(({ items }) => items);
  // What a zip calls its files counts: it may be a skin.
  const isSkin = dropped.some(isZip) && named.some(({ candidates }) => candidates.length > 0);
  const items = target === undefined || isSkin ? named : forSlot(named, target, slots);
  const placed = await placeItems(items.filter(hasOneCandidate), { manifest, slots, before }, tools);
  const opened = await withThings(
    items.filter((item) => !hasOneCandidate(item)),
    tools,
  );
  const unassigned = await checkUnassigned([...placed.things, ...opened.items], tools);

  const allDocs = groups.flatMap((group) => group.docs);
  const docs = await lightCopies(allDocs);
  const fitted = await fitPlaced(placed.slots, docs, besideOf(manifest), tools);
  const sources = groups.flatMap((group) =>
    group.sources.filter(({ path }) => isMissing(path, fitted.files)),
  );
  return {
    /** Files that fit, by their paths in the skin. */
    files: new Map([...docs, ...fitted.files, ...(await lightCopies(sources))]),
    /** By how much sounds are played quieter (dB), by their slots. */
    gains: fitted.gains,
    /** Pictures and sounds for which the artist has to choose a slot. */
    unassigned: unassigned.items,
    /** Slots for which there were several files. The first of each is used. */
    duplicates: fitted.duplicates,
    /** Sheets of several animations, with those that are used. */
    sheets: placed.sheets,
    /** What `skin.json` says, where it can be read, and the file itself. */
    manifest,
    skinJson,
    /** What was done to what is taken. */
    notes: [...groups, placed, opened, fitted].flatMap(({ notes }) => notes),
    /** A sentence for each file that is left out. What is wrong with the browser is said once, not for each file. */
    problems: [
      ...new Set([
        ...[unpacked, ...groups, ...manifests].flatMap(({ problems }) => problems),
        ...uselessProblems(groups.flatMap(({ useless }) => useless)),
        ...[unassigned, placed, fitted].flatMap(({ problems }) => problems),
        ...heavyProblems([...allDocs, ...sources]),
      ]),
    ],
  };
}

/** The files that came together: those dropped by themselves, and those of each zip. */
async function unpack(
  dropped: readonly DroppedFile[],
  roots: readonly string[],
): Promise<{ readonly groups: readonly (readonly DroppedFile[])[]; readonly problems: readonly string[] }> {
  const loose = dropped.filter((file) => !isZip(file)).map(({ path, content }) => [path, content] as const);
  const groups = [withoutTopFolder(loose, roots).map(([path, content]) => ({ path, content }))];
  const problems: string[] = [];
  for (const zip of dropped.filter(isZip)) {
    const { files, leftOut = [], refusal } = await readArchive(zip.content, roots);
    problems.push(
      ...(refusal ? [refusal.sentence] : leftOut).map((said) => readingTexts.problems.zip(zip.path, said)),
    );
    if (files) groups.push([...files].map(([path, bytes]) => ({ path, content: new Blob([bytes]) })));
  }
  return { groups, problems };
}

/** Files that came together, by what they are. */
interface SortedGroup {
  /** Pictures, animations and sounds, each with the slots that its name may mean. */
  readonly items: readonly DroppedItem[];
  /** Texts about the skin. */
  readonly docs: readonly DroppedFile[];
  /** What pictures and sounds of a skin were made of. */
  readonly sources: readonly DroppedFile[];
  readonly skinJson: DroppedFile | undefined;
  /** The names of files that no skin has. */
  readonly useless: readonly string[];
  readonly notes: readonly DropNote[];
  readonly problems: readonly string[];
}

async function sortGroup(
  together: readonly DroppedFile[],
  slots: SkinSlots,
  context: DropContext,
): Promise<SortedGroup> {
  const { files, unchanged } = await withoutTemplateFiles(await Promise.all(together.map(withEnding)));
  const docs = files.filter(({ path }) => isDocFile(path));
  const sources = files.filter(({ path }) => isSourceIn(path, slots));
  const artwork = files.filter((file) => !docs.includes(file) && !sources.includes(file));
  const { others, problems, ...animations } = await takeAnimations(artwork, slots, context);
  const { items, manifestFile, unknown } = sortDrop(others, slots, animations.items);
  const templateNotes =
    unchanged > 0 ? [{ line: templateTexts.template.unchanged(unchanged, files.length === 0) }] : [];
  return {
    ...{ items, docs, sources, problems },
    skinJson: manifestFile,
    useless: unknown.map(({ path }) => fileOf(path)),
    notes: [...templateNotes, ...animations.notes],
  };
}

async function manifestIn({ skinJson }: SortedGroup, { product }: ArtTools) {
  if (!skinJson) return { manifest: undefined, problems: [] };
  const { manifest, problems } = await openManifest(skinJson.content, Object.keys(product.symbols));
  return { manifest, problems: problems.map((problem) => sentenceAboutFile(skinJson.path, problem)) };
}

const hasOneCandidate = ({ candidates }: DroppedItem): boolean => candidates.length === 1;

/** Looks at what has one candidate, which may turn out to be a picture or an animation, and puts together what is for one slot. */
async function placeItems(
  items: readonly DroppedItem[],
  {
    manifest,
    slots,
    before,
  }: {
    readonly manifest: SkinManifest | undefined;
    readonly slots: SkinSlots;
    readonly before: readonly SheetChoice[];
  },
  tools: ArtTools,
) {
  const placed: DroppedItem[] = [];
  const sheets: SheetChoice[] = [];
  const things: DroppedItem[] = [];
  const notes: DropNote[] = [];
  const problems: string[] = [];
  for (const item of items) {
    const resolved = await resolveItem(item, item.candidates[0] ?? '', tools);
    problems.push(...resolved.problems);
    if (!resolved.item) continue;
    const sheet = await readSheet(resolved.item, resolved.slot, slots, tools, before);
    if (sheet?.choice) {
      sheets.push(sheet.choice);
      placed.push(...sheet.places.map((one) => ({ ...one.item, candidates: [one.slot] })));
    } else if (sheet) {
      things.push(...sheet.things);
      notes.push(thingsNote(item.file));
    } else {
      const gain = manifest?.gains[resolved.slot];
      placed.push({ ...resolved.item, candidates: [resolved.slot], ...(gain !== undefined && { gain }) });
    }
  }
  return { slots: await itemsBySlot(placed), sheets, things, notes, problems };
}

/** Says that a sheet is no animation. */
export const thingsNote = ({ path }: DroppedFile): DropNote => ({ path, line: readingTexts.things(path) });

/** So many pictures are looked at for several things on them: more at once are hardly sheets. */
const MAX_LOOKED = 12;

/** Items with the things on those that are sheets of things, such as icons. */
async function withThings(items: readonly DroppedItem[], tools: ArtTools) {
  const pictures = items.filter(
    ({ kind, candidates, atlas }) => kind === 'picture' && candidates.length === 0 && !atlas,
  );
  const notes: DropNote[] = [];
  if (pictures.length === 0 || pictures.length > MAX_LOOKED) return { items, notes };
  const { thingsOnPicture } = await import('./animations/open-sheet');
  const all: DroppedItem[] = [];
  for (const item of items) {
    const things = pictures.includes(item) ? await thingsOnPicture(item.file, tools) : undefined;
    if (things) notes.push(thingsNote(item.file));
    all.push(...(things ?? [item]));
  }
  return { items: all, notes };
}

/** Makes the first usable item of each slot fit it. */
async function fitPlaced(
  slots: readonly SlotItems[],
  docs: ReadonlyMap<string, Blob>,
  skinFiles: ReadonlyMap<string, Blob>,
  tools: ArtTools,
) {
  const files = new Map<string, Blob>();
  const gains: Record<string, number> = {};
  const duplicates: SlotItems[] = [];
  const notes: DropNote[] = [];
  const problems: string[] = [];
  // An animation begins with the picture that is dropped along with it. One after the other: each may take 256 MB.
  const isAnimation = ({ items }: SlotItems): number => Number(items[0]?.kind === 'animation');
  for (const { slot, items } of slots.toSorted((a, b) => isAnimation(a) - isAnimation(b))) {
    const usable: DroppedItem[] = [];
    for (const item of items) {
      const fitted = await fitItem(item, slot, [...docs, ...files, ...skinFiles], tools);
      problems.push(...fitted.problems);
      if (!fitted.files) continue;
      if (usable.push(item) > 1) continue;
      for (const [path, content] of fitted.files) files.set(path, content);
      if (fitted.gain !== undefined) gains[slot] = fitted.gain;
      notes.push(...dropNotesOf(slot, item.file.path, fitted.notes));
    }
    if (usable.length > 1) {
      duplicates.push({ slot, items: usable });
      notes.push({ line: await noteOfDuplicates(usable) });
    }
  }
  return { files, gains, duplicates, notes, problems };
}

/** Whether the source of a filled slot is missing. What was fitted just now has its new one already. */
function isMissing(source: string, files: ReadonlyMap<string, Blob>): boolean {
  const slot = slotOfSource(source);
  const paths = [...files.keys()];
  return (
    paths.some((path) => nameOf(path) === slot) &&
    !paths.some((path) => isSource(path) && slotOfSource(path) === slot)
  );
}

const isLight = ({ content }: DroppedFile): boolean => content.size <= archiveLimits.file;

/** Copies of files, without those that are too heavy for a skin. */
const lightCopies = (files: readonly DroppedFile[]): Promise<ReadonlyMap<string, Blob>> =>
  copiesOf(files.filter(isLight).map(({ path, content }) => [path, content] as const));

/** A sentence for each file that is too heavy for a skin. */
const heavyProblems = (files: readonly DroppedFile[]): string[] =>
  files
    .filter((file) => !isLight(file))
    .map(({ path, content }) =>
      sentenceAboutFile(path, skinTexts.archiveFile.tooLarge(content.size, archiveLimits.file)),
    );

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

const isSourceIn = (path: string, slots: SkinSlots): boolean =>
  isSource(path) && allSlots(slots).includes(slotOfSource(path));

async function noteOfDuplicates(items: readonly DroppedItem[]): Promise<string> {
  const [used = '', ...others] = items.map(({ file }) => file.path);
  return texts.duplicates.note(used, others, await reasonForFirst(items));
}
