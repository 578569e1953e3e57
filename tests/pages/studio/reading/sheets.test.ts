import { expect, test } from 'vitest';
import { openSheet } from '../../../../src/pages/studio/reading/animations/open-sheet';
import { animationIn } from '../../../../src/pages/studio/reading/animations/fit-animation-item';
import { shownFrames, WHOLE } from '../../../../src/pages/studio/reading/animations/sheet-choice';
import type { DroppedFile } from '../../../../src/pages/studio/reading/dropped-files';
import { openDrop } from '../../../../src/pages/studio/reading/open-drop';
import { texts as readingTexts } from '../../../../src/pages/studio/reading/texts';
import { readGrid } from '../../../../src/skins/frames/sheet-grid';
import { readSheet } from '../../../../src/skins/frames/sheet';
import { sourcePath } from '../../../../src/skins/paths';
import { skinSlots } from '../../../../src/skins/skin-slots';
import { texts } from '../../../../src/skins/texts';
import { asepriteFile } from '../../../../testing/animations/aseprite-file';
import { attacking, dying, icon, inRows, waiting } from '../../../../testing/animations/drawn-crab';
import { fishFrames, pngOf } from '../../../../testing/animations/drawn-frames';
import { asepriteData, named, packSheet, texturePacker } from '../../../../testing/animations/sheets';
import { product } from '../../../../tools/skins/product';
import { nodeArtTools } from '../../../../tools/skins/node-art-tools';

const CRAB = 'ocean-treasures/symbols/crab';
const [WIN, REST] = [`${CRAB}.win`, `${CRAB}.rest`];
const slots = skinSlots(product);

type Files = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>;
const dropped = (files: Files): DroppedFile[] =>
  Object.entries(files).map(([path, content]) => ({ path, content: new Blob([content]) }));
const open = (files: Files) => openDrop(dropped(files), () => new Map(), nodeArtTools);

/** How many frames the stage plays in a slot; undefined where it plays none. */
async function played(files: ReadonlyMap<string, Blob>, slot: string): Promise<number | undefined> {
  const data = files.get(`${slot}.json`);
  return data && readSheet(await data.text(), '')?.frames.length;
}

const movements = [waiting(4), attacking(6), dying(5)];
const all = movements.flat();
const names = all.map((_, n) => (n < 4 ? `idle_${n}` : n < 10 ? `attack_${n - 4}` : `death_${n - 10}`));
const packing = packSheet(all, { columns: 5 });
const [page = inRows(movements)] = packing.pages;
const sheet = await pngOf(page);
const tags = [
  { name: 'Idle', from: 0, to: 3 },
  { name: 'Attack', from: 4, to: 9 },
  { name: 'Death', from: 10, to: 14 },
];
const uncut = await pngOf(inRows(movements));

test.each<[string, Files, readonly string[]]>([
  [
    'tags of Aseprite',
    {
      'crab.png': sheet,
      'crab.json': asepriteData(
        named(packing.packed, (n) => `crab ${n}`),
        page,
        () => 80,
        { tags },
      ).replace('fish.png', 'crab.png'),
    },
    ['Idle', 'Attack', 'Death'],
  ],
  [
    'frames that are named after the symbol',
    {
      'a.png': sheet,
      'a.json': texturePacker(
        named(packing.packed, (n) => `crab_${names[n]}.png`),
        page,
        { image: 'a.png' },
      ),
    },
    ['attack', 'death', 'idle'],
  ],
  [
    'frames that are named after movements alone',
    {
      'crab.png': sheet,
      'crab.json': texturePacker(
        named(packing.packed, (n) => `${names[n]}.png`),
        page,
        { image: 'crab.png' },
      ),
    },
    ['attack', 'death', 'idle'],
  ],
  ['an Aseprite file', { 'crab.aseprite': asepriteFile(all, 80, tags) }, ['Idle', 'Attack', 'Death']],
])('of %s the likely ones are used, and all are offered', async (_, files, rows) => {
  const opened = await open(files);
  expect([opened.problems, opened.unassigned, opened.duplicates]).toEqual([[], [], []]);
  const [choice] = opened.sheets;
  expect(choice?.rows.map(({ name }) => name)).toEqual(rows);
  expect(await played(opened.files, REST)).toBe(4);
  // It fades from what is shown at rest where it doesn't begin with that.
  expect(await played(opened.files, WIN)).toBe(6);
  expect(choice?.chosen).toEqual({
    [REST]: rows.findIndex((row) => /idle/i.test(row)),
    [WIN]: rows.findIndex((row) => /attack/i.test(row)),
  });
});

test('of an uncut sheet whose rows are movements the first row is used, and another can be', async () => {
  const { files, sheets, problems } = await open({ 'crab_sheet.png': uncut });
  expect(problems).toEqual([]);
  const [choice] = sheets;
  expect(choice?.rows.map(({ frames }) => frames.length)).toEqual([4, 6, 5]);
  expect([choice?.chosen, await played(files, WIN)]).toEqual([{ [WIN]: 0 }, 4]);
  // As its card has it after a reload.
  const grid = readGrid((await files.get(sourcePath(WIN, '.json'))?.text()) ?? '');
  expect(grid).toEqual({ rows: 3, columns: 6, frames: [0, 1, 2, 3] });
  const item = animationIn(files, WIN, { rows: 3, columns: 6, frames: [6, 8, 9, 10, 11] });
  const again = item && (await openSheet(item, WIN, slots, nodeArtTools));
  expect(again?.choice).toMatchObject({ chosen: { [WIN]: 1 }, leftOut: new Set([7]) });
  expect(again?.choice && shownFrames(again.choice, 1)).toEqual([6, 8, 9, 10, 11]);
});

test('what was chosen of a sheet is chosen again of its next version', async () => {
  const first = await open({ 'crab_sheet.png': uncut });
  const [choice] = first.sheets;
  const before = choice && { ...choice, chosen: { [WIN]: 1, [REST]: 0 }, leftOut: new Set([7]) };
  const next = await openDrop(
    dropped({
      'crab_sheet.png': await pngOf(
        inRows([waiting(4, [60, 90, 220]), attacking(6, [60, 90, 220]), dying(5, [60, 90, 220])]),
      ),
    }),
    () => first.files,
    nodeArtTools,
    undefined,
    before ? [before] : [],
  );
  expect([await played(next.files, REST), await played(next.files, WIN)]).toEqual([4, 5]);
});

test('rows of one movement stay one, and can be told apart by hand', async () => {
  const rows = await pngOf(packSheet(fishFrames(8)).pages[0] ?? page);
  const { files, sheets } = await open({ 'crab_sheet.png': rows });
  expect(await played(files, WIN)).toBe(8);
  expect(sheets.map(({ chosen, rows: found }) => [chosen, found.length])).toEqual([[{ [WIN]: WHOLE }, 2]]);
});

const things = await pngOf(
  inRows(
    [
      [0, 1, 2],
      [3, 4, 5],
    ].map((row) => row.map(icon)),
  ),
);
const blueFish = fishFrames(4, { width: 64, height: 64, colour: [40, 80, 240] });
const creatures = await pngOf(inRows([waiting(4), blueFish]));
const packed = async (
  frames: ReturnType<typeof waiting>,
  name: (index: number) => string,
): Promise<Files> => {
  const packing = packSheet(frames, { isTrimmed: true });
  const [whole = page] = packing.pages;
  return {
    'fish.png': await pngOf(whole),
    'fish.json': texturePacker(named(packing.packed, name), whole, { image: 'fish.png' }),
  };
};
const largeFish = fishFrames(4, { width: 96, height: 80 });

test.each<[string, Files, readonly string[]]>([
  ['of icons', { 'crab_sheet.png': things }, [1, 2, 3, 4, 5, 6].map((n) => `picture crab_sheet ${n}.png`)],
  ['of creatures', { 'crab_sheet.png': creatures }, [1, 2].map((n) => `animation crab_sheet ${n}.png`)],
  [
    'of icons without a name',
    { 'pack.png': things },
    ['picture pack.png', ...[1, 2, 3, 4, 5, 6].map((n) => `picture pack ${n}.png`)],
  ],
  [
    'of creatures with the name of one symbol',
    await packed([...waiting(4), ...blueFish], (n) => `fish_${n < 4 ? 'red' : 'blue'}${n % 4}`),
    ['animation fish_blue.png', 'animation fish_red.png'],
  ],
  [
    'of numbered creatures of several sizes',
    await packed([...blueFish, ...largeFish], (n) => `fish${n}`),
    ['animation fish0.png', 'animation fish4.png'],
  ],
])('a sheet %s is no animation, and each thing on it waits for a place', async (_, files, offered) => {
  const opened = await open(files);
  expect([opened.files.size, opened.problems]).toEqual([0, []]);
  expect(opened.unassigned.map(({ kind, file }) => `${kind} ${file.path.split('/').at(-1)}`)).toEqual(
    offered,
  );
  expect(opened.notes.map(({ line }) => line)).toEqual([readingTexts.things(Object.keys(files)[0] ?? '')]);
});

test('a picture of several things that have no rows and columns is one picture', async () => {
  const shoal = inRows([[0, 1, 2].map(icon)]);
  const opened = await open({ 'pack.png': await pngOf(shoal) });
  expect(opened.unassigned).toHaveLength(1);
  expect(opened.notes).toEqual([]);
});

test('frames of a row that was chosen are said to be cut', async () => {
  const { notes } = await open({ 'crab_sheet.png': uncut });
  expect(notes[0]?.line).toContain(texts.animationNotes.cut(3, 6));
});
