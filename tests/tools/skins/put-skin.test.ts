import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesIn } from '../../../build/artwork/check-folder';
import { checkSkins } from '../../../tools/skins/check-skins';
import { putSkin } from '../../../tools/skins/put-skin';
import { paperSea } from '../../skins/skin-files';

let folder: string;
let skins: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skins-'));
  skins = join(folder, 'skins');
});
afterEach(() => rm(folder, { recursive: true }));

const bytesOf = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** A zip of the sound skin and of these files, on the disk. */
async function zipWith(
  changes: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {},
  top = '',
): Promise<string> {
  const files = new Map([...(await paperSea()), ...Object.entries(changes)]);
  const zip = join(folder, 'skin.zip');
  const content = Object.fromEntries([...files].map(([path, content]) => [top + path, bytesOf(content)]));
  await writeFile(zip, zipSync(content));
  return zip;
}
const put = (zip: string, replace = false, about = {}) => putSkin(zip, skins, { replace, about });
const stored = (name: string) => ({ folder: join(skins, name), problems: [], notes: [] });

describe('a skin is put into the repository', () => {
  it('in a folder named after it, each file as it was', async () => {
    expect(await put(await zipWith({}, 'My Skin/'))).toEqual(stored('paper-sea'));
    const files = await paperSea();
    expect(await filesIn(skins)).toEqual([...files.keys()].map((path) => `paper-sea/${path}`).sort());
    for (const [path, content] of files) {
      expect(new Uint8Array(await readFile(join(skins, 'paper-sea', path)))).toEqual(bytesOf(content));
    }
  });

  it('in the place of one of the same name only where that is asked for', async () => {
    await put(await zipWith({ 'README.md': 'old' }));
    const zip = await zipWith({ 'CREDITS.md': 'new' });
    expect((await put(zip)).problems).toEqual([
      'There is already a skin "paper-sea" in skins/. Give this one another name, or add --replace.',
    ]);
    expect(await filesIn(skins)).toContain('paper-sea/README.md');
    expect(await put(zip, true)).toEqual(stored('paper-sea'));
    expect(await filesIn(skins)).toContain('paper-sea/CREDITS.md');
    expect(await filesIn(skins)).not.toContain('paper-sea/README.md');
  });
});

it('a symbol keeps its picture for turning reels and what it does as it lands, through the gate too', async () => {
  const files = await paperSea();
  const symbols = 'lucky-fishing/symbols';
  const states = Object.fromEntries(
    [
      ['fish.land.png', 'fish.win.png'],
      ['fish.land.json', 'fish.win.json'],
      ['fish.blur.png', 'fish.png'],
    ].map(([to, from]) => [`${symbols}/${to}`, files.get(`${symbols}/${from}`) ?? '']),
  );
  expect(await put(await zipWith(states))).toEqual(stored('paper-sea'));
  for (const [path, content] of Object.entries(states))
    expect(new Uint8Array(await readFile(join(skins, 'paper-sea', path)))).toEqual(bytesOf(content));
  expect(await checkSkins(skins)).toEqual([]);
});

describe('a zip is taken as other programs write it', () => {
  const about = { name: 'Ink Sea', author: 'Ana', licence: 'CC0' };
  const zipOf = async (content: Readonly<Record<string, Uint8Array>>): Promise<string> => {
    const zip = join(folder, 'any.zip');
    await writeFile(zip, zipSync({ ...content }));
    return zip;
  };

  it.each([
    'skin\\symbols\\fish.png',
    './fish.png',
    '[v2] 100%/fish.png',
    'Schöne Fische/Fisch-final_v2@2x.png',
  ])('with %s in it, and what it does not say of itself', async (path) => {
    const fish = bytesOf((await paperSea()).get('lucky-fishing/symbols/fish.png') ?? '');
    const zip = await zipOf({ [path]: fish, 'notes [draft].txt': bytesOf('hello') });
    expect((await put(zip)).problems).toContain(
      'any.zip has no skin.json. Add it, or describe the skin with --name, --author and --licence.',
    );
    expect(await put(zip, false, about)).toEqual({
      ...stored('ink-sea'),
      problems: [expect.stringMatching(/^notes \[draft\]\.txt isn't a file/)],
    });
    expect(await filesIn(skins)).toEqual(['ink-sea/lucky-fishing/symbols/fish.png', 'ink-sea/skin.json']);
    expect(await checkSkins(skins)).toEqual([]);
  });
});

describe('nothing is written', () => {
  it.each([
    [
      'a file that leads out of its folder',
      { '../fish.png': 'x' },
      'The zip contains "../fish.png", a path that could lead out',
    ],
    [
      'a name that is a path',
      { 'skin.json': JSON.stringify({ name: '../..', author: 'A', licence: 'L', games: ['lucky-fishing'] }) },
      'skin.json needs a "name" with a letter',
    ],
  ])('of a zip with %s', async (_, changes, problem) => {
    const { problems } = await put(await zipWith(changes));
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(await filesIn(folder)).toEqual(['skin.zip']);
  });

  it('of a file that is no zip, or not there', async () => {
    const zip = join(folder, 'skin.zip');
    expect((await put(zip)).problems).toEqual([`The file ${zip} doesn't exist.`]);
    await writeFile(zip, 'Dear Sir');
    expect((await put(zip)).problems).toEqual(["skin.zip: The file isn't a zip. Pack the folder as a zip."]);
    expect(await filesIn(folder)).toEqual(['skin.zip']);
  });
});

describe('the check of the artwork', () => {
  it('names what is wrong with each skin', async () => {
    await put(await zipWith());
    await writeFile(join(skins, 'paper-sea/lucky-fishing/sounds/coins.mp3'), '');
    await mkdir(join(skins, 'empty/shell'), { recursive: true });
    await writeFile(join(skins, 'README.md'), '# Skins');
    expect(await checkSkins(skins)).toEqual([
      'skins/empty/skin.json is missing. It says what the skin is called, who made it and which games it is for.',
      'skins/paper-sea/lucky-fishing/sounds/coins.mp3 is empty. Export it again from your sound program.',
    ]);
  });

  it('wants the folder of a skin to bear its name', async () => {
    await put(await zipWith());
    const file = await readFile(join(skins, 'paper-sea/skin.json'), 'utf8');
    await writeFile(join(skins, 'paper-sea/skin.json'), file.replace('Paper Sea', 'Ink Sea'));
    expect(await checkSkins(skins)).toEqual([
      'skins/paper-sea contains the skin "Ink Sea". Rename the folder to ink-sea.',
    ]);
  });
});
