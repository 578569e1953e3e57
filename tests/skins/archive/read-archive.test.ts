import { Inflate, Zip, ZipDeflate, zipSync } from 'fflate';
import fc, { runs } from '../../properties';
import { describe, expect, it, vi } from 'vitest';
import { archiveLimits } from '../../../src/skins/archive/refusal';
import { crc32 } from '../../../src/skins/rules/file-format';
import { readArchive, writeArchive } from '../../../src/skins/archive/archive';

const ROOT = ['lucky-fishing', 'shell'];
const read = (bytes: Uint8Array<ArrayBuffer>) => readArchive(new Blob([bytes]), ROOT);
const bytesOf = (text: string) => new TextEncoder().encode(text);
/** A zip of files with these paths, each of which holds its own path. */
const zipOf = (...paths: string[]) =>
  zipSync(
    Object.fromEntries(paths.map((path) => [path, path.endsWith('/') ? new Uint8Array() : bytesOf(path)])),
  );
const pathsIn = async (zip: Uint8Array<ArrayBuffer>) => {
  const { files, leftOut, refusal } = await read(zip);
  expect([refusal, leftOut]).toEqual([undefined, []]);
  return [...(files?.keys() ?? [])];
};
const refusalOf = async (zip: Uint8Array<ArrayBuffer>) => {
  const { refusal } = await read(zip);
  expect(refusal?.sentence).toMatch(/^(The|Nothing in the zip) .*\.$/);
  return refusal?.reason;
};

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

/** A zip of one file with all numbers where zip64 has them. */
function huge(path: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const zip = zipSync({ [path]: content }, { level: 0 });
  const start = listStart(zip);
  const end = zip.length - 22;
  const field = (...values: number[]) => new Uint8Array(new BigUint64Array(values.map(BigInt)).buffer);
  const entry = zip.slice(start, end);
  entry.fill(0xff, 20, 28);
  entry.fill(0xff, 42, 46);
  entry[30] = 28;
  const extra = joined(new Uint8Array([1, 0, 24, 0]), field(content.length, content.length, 0));
  const list = joined(entry, extra);
  const count = field(1);
  const largeEnd = joined(
    new Uint8Array([0x50, 0x4b, 6, 6]),
    ...[field(44), new Uint8Array(12), count, count, field(list.length), field(start)],
  );
  const locator = joined(
    new Uint8Array([0x50, 0x4b, 6, 7, 0, 0, 0, 0]),
    ...[field(start + list.length), new Uint8Array([1, 0, 0, 0])],
  );
  const last = zip.slice(end);
  last.fill(0xff, 8, 20);
  return joined(zip.slice(0, start), list, largeEnd, locator, last);
}

const LISTED = [0x50, 0x4b, 1, 2];
/** Where the first entry begins in the list at the end. */
const listStart = (zip: Uint8Array) =>
  zip.findIndex((_, at) => LISTED.every((byte, offset) => zip[at + offset] === byte));
/** The same zip with another number (little end first) at a place of the first entry in the list at its end. */
function patched(zip: Uint8Array, offset: number, ...bytes: number[]): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(zip);
  copy.set(bytes, listStart(zip) + offset);
  return copy;
}

/** The same zip of one file with offsets that count so many bytes before it. */
function moved(zip: Uint8Array, by: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(zip);
  const view = new DataView(copy.buffer);
  for (const at of [listStart(zip) + 42, zip.length - 22 + 16]) {
    view.setUint32(at, view.getUint32(at, true) + by, true);
  }
  return copy;
}

describe('an archive is read', () => {
  it('with each file as it was, packed or not', async () => {
    const content = fc.dictionary(
      fc.constantFrom('shell/a.svg', 'shell/b.png', 'lucky-fishing/c.json', 'skin.json'),
      fc.uint8Array({ maxLength: 5000 }),
      { minKeys: 1 },
    );
    const level = fc.constantFrom<(0 | 6 | 9)[]>(0, 6, 9);
    await fc.assert(
      fc.asyncProperty(content, level, async (files, level) => {
        const { files: found } = await read(zipSync(files, { level }));
        expect(new Map(found)).toEqual(new Map(Object.entries(files)));
      }),
      { numRuns: runs(30) },
    );
  });

  it('as it was written, and the same files are written as the same bytes', async () => {
    const files = new Map([
      ['skin.json', bytesOf('{}')],
      ['shell/pages/banner.svg', bytesOf('<svg/>'.repeat(1000))],
    ]);
    const zip = writeArchive(files);
    expect(await read(zip)).toEqual({ files, leftOut: [] });
    expect(writeArchive(new Map([...files].reverse()))).toEqual(zip);
  });

  it('without folders and what operating systems put into it', async () => {
    const clutter = ['__MacOSX/shell/._a.svg', 'shell/.ds_store', 'THUMBS.DB', 'Desktop.ini', 'shell/Icon\r'];
    expect(await pathsIn(zipOf('shell/', 'shell/a.svg', ...clutter))).toEqual(['shell/a.svg']);
  });

  it('without a folder around all files', async () => {
    expect(await pathsIn(zipOf('Paper Sea/skin.json', 'Paper Sea/shell/a.svg', '__MACOSX/x'))).toEqual([
      'skin.json',
      'shell/a.svg',
    ]);
  });

  it.each([
    ['of the skin', ['shell/a.svg', 'shell/b.svg']],
    ['beside which others are', ['sea/a.svg', 'sky/b.svg']],
    ['beside which a file is', ['skin.json', 'sea/a.svg']],
  ])('with a folder %s', async (_, paths) => {
    expect(await pathsIn(zipOf(...paths))).toEqual(paths);
  });

  it('without several folders around all files, up to one of a skin', async () => {
    expect(await pathsIn(zipOf('a/b/Shell/x.svg', 'a/b/Shell/y.svg'))).toEqual([
      'Shell/x.svg',
      'Shell/y.svg',
    ]);
  });

  it.each([
    'Größe/рыба (2).png',
    '魚.svg',
    '[v2] 100%/fish.png',
    '🐟.png',
    'fish?.png',
    `${'x'.repeat(250)}.png`,
  ])('with the name %j', async (path) =>
    expect(await pathsIn(zipOf('skin.json', path))).toEqual(['skin.json', path]),
  );

  it.each([
    ['backslashes', 'skin\\symbols\\fish.png', 'skin/symbols/fish.png'],
    ['a dot for its folder', './shell/./fish.png', 'shell/fish.png'],
    ['two slashes', 'shell//fish.png', 'shell/fish.png'],
  ])('with %s in its paths', async (_, written, path) => {
    expect(await pathsIn(zipOf('skin.json', written))).toEqual(['skin.json', path]);
  });

  it('with names in the code page of DOS, or in UTF-8 that is not said to be it', async () => {
    const zip = zipOf('skin.json', 'Schildkr_te.png');
    for (const at of zip.keys()) if (zip[at] === 0x5f) zip[at] = 0x94;
    expect(await pathsIn(zip)).toEqual(['skin.json', 'Schildkröte.png']);
    const utf8 = zipOf('Schildkröte.png', 'skin.json');
    // The flag that says so, in the list at the end.
    expect(await pathsIn(patched(utf8, 9, 0))).toEqual(['Schildkröte.png', 'skin.json']);
  });

  it('with names in another code page, which a field of their own has in Unicode as well', async () => {
    const field = (name: string, checksum: number) => {
      const number = new Uint8Array(new Uint32Array([checksum]).buffer);
      return { extra: { 0x7075: joined(new Uint8Array([1]), number, bytesOf(name)) } };
    };
    const zip = (name: string, checksum: number) =>
      zipSync({ 'skin.json': bytesOf('{}'), '_.png': [bytesOf('fish'), field(name, checksum)] });
    const ofName = crc32(bytesOf('_.png'));
    expect(await pathsIn(zip('鱼.png', ofName))).toEqual(['skin.json', '鱼.png']);
    // Of a name that has been changed since.
    expect(await pathsIn(zip('鱼.png', ofName ^ 1))).toEqual(['skin.json', '_.png']);
    expect(await refusalOf(zip('../fish.png', ofName))).toBe('unsafe-path');
  });

  it('whose sizes stand behind its files, as of a program that packs as it goes', async () => {
    const parts: Uint8Array[] = [];
    const zip = new Zip((_, part) => parts.push(part));
    const file = new ZipDeflate('fish.svg');
    zip.add(file);
    file.push(bytesOf('<svg/>'.repeat(100)), true);
    zip.end();
    expect(await pathsIn(joined(...parts))).toEqual(['fish.svg']);
  });

  it('in the format for huge archives', async () => {
    expect(await pathsIn(huge('fish.svg', bytesOf('<svg/>')))).toEqual(['fish.svg']);
  });

  it.each([
    ['a program that unpacks it', bytesOf('MZ'.repeat(500))],
    ['another zip with a list at the same place', zipOf('tuna.svg')],
  ])('behind %s, whether or not its offsets count that', async (_, before) => {
    const zip = zipOf('fish.svg');
    expect(await pathsIn(joined(before, zip))).toEqual(['fish.svg']);
    expect(await pathsIn(joined(before, moved(zip, before.length)))).toEqual(['fish.svg']);
    expect(await pathsIn(joined(before, huge('fish.svg', bytesOf('<svg/>'))))).toEqual(['fish.svg']);
  });

  it('with something between its list and its end', async () => {
    const zip = zipOf('fish.svg');
    const end = zip.length - 22;
    expect(await pathsIn(joined(zip.slice(0, end), bytesOf('signed'), zip.slice(end)))).toEqual(['fish.svg']);
  });
});

const twoFiles = {
  'skin.json': bytesOf('{"name":"Paper Sea"}'),
  'shell/a.svg': bytesOf('<svg/>'.repeat(50)),
};

describe('an archive is refused', () => {
  it.each([
    '/etc/passwd',
    'C:/fish.png',
    '..\\fish.png',
    '../.DS_Store',
    'C:\\fish.png',
    '\\\\server\\fish.png',
  ])('for the path %j', async (path) =>
    expect(await refusalOf(zipOf('shell/a.svg', path))).toBe('unsafe-path'),
  );

  it('for any path that leads out of its folder, however it does, and for no other', async () => {
    const part = fc.constantFrom('a', 'b.png', '..', '.', '', '...', '..a', 'a..');
    const separator = fc.constantFrom('/', '\\');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 5 }), separator, async (parts, between) => {
        const { files, refusal } = await read(zipOf('skin.json', parts.join(between)));
        const isUnsafe = parts.includes('..') || (parts[0] === '' && parts.length > 1);
        expect(refusal?.reason === 'unsafe-path').toBe(isUnsafe);
        for (const found of files?.keys() ?? []) {
          // Where it would lie, computed by the rules for addresses.
          expect(new URL(`https://x/0/${found}`).href).toBe(`https://x/0/${found}`);
        }
      }),
    );
  });

  it('that is no zip, or holds nothing but folders and clutter', async () => {
    for (const text of ['Dear Sir', '']) expect(await refusalOf(bytesOf(text))).toBe('no-zip');
    for (const zip of [zipOf('shell/', '__MACOSX/a'), zipSync({})])
      expect(await refusalOf(zip)).toBe('empty');
  });

  it('that leads out of its folder, is a bomb or is damaged behind other bytes too', async () => {
    const before = new Uint8Array(999);
    expect(await refusalOf(joined(before, zipOf('../fish.png')))).toBe('unsafe-path');
    const claimed = patched(zipSync({ 'a.svg': new Uint8Array(50_000_000) }, { level: 9 }), 24, 0, 0, 1, 0);
    expect(await refusalOf(joined(before, claimed))).toBe('nothing-usable');
    const zip = zipOf('a.svg');
    // Its list would begin before the file does, or behind its own end.
    for (const bytes of [
      [0xf0, 0xff, 0, 0, 0, 0, 0, 0],
      [47, 0, 0, 0, 0xf0, 0xff, 0, 0],
    ]) {
      const copy = Uint8Array.from(zip);
      copy.set(bytes, zip.length - 10);
      expect(await refusalOf(joined(before, copy))).toBe('damaged');
    }
  });

  it('that ends early, wherever that is', async () => {
    const zip = zipSync(twoFiles);
    for (let length = 4; length < zip.length; length++) {
      expect(await refusalOf(zip.slice(0, length))).toBe('cut-off');
    }
  });

  it('or is read as it was, where any byte of it was changed', async () => {
    const zip = zipSync(twoFiles);
    const contents = Object.values(twoFiles);
    const place = fc.integer({ min: 0, max: zip.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const copy = Uint8Array.from(zip);
        copy[at] = (zip[at] ?? 0) ^ change;
        const { files: found, refusal } = await read(copy);
        // Names are under no checksum; what the files hold is.
        for (const content of found?.values() ?? []) expect(contents).toContainEqual(content);
        expect(found === undefined).toBe(refusal !== undefined);
      }),
      { numRuns: runs(60) },
    );
  });

  it('in several parts', async () => {
    const zip = zipOf('a.svg');
    zip[zip.length - 22 + 4] = 1;
    expect(await refusalOf(zip)).toBe('several-parts');
  });
});

describe('a file is left out and named, and the others are taken', () => {
  it.each([
    ['is locked by a password', 8, 1, 'a.svg is locked with a password.'],
    ['is packed in another way than zips are', 10, 93, 'a.svg is compressed in an unusual way.'],
    ['has other bytes than it says', 16, 0, 'a.svg is damaged.'],
    ['begins elsewhere', 42, 7, 'a.svg is damaged.'],
    ['is too large', 27, 1, 'a.svg is 16.8 MB.'],
  ])('that %s', async (_, offset, byte, sentence) => {
    const { files, leftOut } = await read(patched(zipOf('a.svg', 'b.svg'), offset, byte));
    expect([...(files?.keys() ?? [])]).toEqual(['b.svg']);
    expect(leftOut).toEqual([expect.stringContaining(sentence)]);
    expect(await refusalOf(patched(zipOf('a.svg'), offset, byte))).toBe('nothing-usable');
  });

  it('that has the path of another, on systems that do not tell capitals apart', async () => {
    const { files, leftOut } = await read(zipOf('shell/fish.png', 'Shell/Fish.PNG'));
    expect([...(files?.keys() ?? [])]).toEqual(['shell/fish.png']);
    expect(leftOut).toEqual([expect.stringMatching(/^Shell\/Fish\.PNG is in the zip twice/)]);
  });
});

describe('an archive is refused beyond a limit, and not at it', () => {
  const numbered = (count: number, bytes: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.svg`, new Uint8Array(bytes)]));
  const { files, file } = archiveLimits;
  it.each([
    [
      '400 files',
      'too-many-files',
      { ...numbered(files, 1), '.DS_Store': new Uint8Array(1) },
      { 'more.svg': new Uint8Array(1) },
    ],
    ['64 MB together', 'unpacks-too-large', numbered(8, file), { 'more.svg': new Uint8Array(1) }],
    ['8 MB a file', 'nothing-usable', numbered(1, file), numbered(1, file + 1)],
  ] as const)('of %s', async (_, reason, most, more) => {
    // Packed fast: packing takes most of the time.
    const zip = (content: typeof most) => zipSync(content, { level: 1 });
    expect((await read(zip(most))).refusal).toBeUndefined();
    expect(await refusalOf(zip({ ...most, ...more }))).toBe(reason);
  });

  it('of more than 32 MB, without being read', async () => {
    const arrayBuffer = vi.fn<() => Promise<ArrayBuffer>>();
    const { refusal } = await readArchive({ size: 200_000_000, arrayBuffer }, ROOT);
    expect(refusal).toEqual({ reason: 'too-heavy', sentence: 'The zip is 200 MB. Make it at most 32 MB.' });
    expect(arrayBuffer).not.toHaveBeenCalled();
  });
});

describe('a bomb is not unpacked', () => {
  const bomb = zipSync({ 'a.svg': new Uint8Array(50_000_000) }, { level: 9 });

  it('where it says how large it is', async () => {
    const push = vi.spyOn(Inflate.prototype, 'push');
    expect(await refusalOf(bomb)).toBe('nothing-usable');
    expect(push).not.toHaveBeenCalled();
  });

  it('further than the size that it claims', async () => {
    const push = vi.spyOn(Inflate.prototype, 'push');
    expect(bomb.length).toBeGreaterThan(40_000);
    expect(await refusalOf(patched(bomb, 24, 0, 0, 1, 0))).toBe('nothing-usable');
    // The first 4 kB are more than that already.
    expect(push).toHaveBeenCalledTimes(1);
    expect(push.mock.calls[0]?.[0].length).toBeLessThanOrEqual(4096);
  });

  it('where many entries of its list share the same bytes', async () => {
    // Twenty files of 8 MB: the list names the first one twenty times.
    const zip = zipSync({ 'a00.svg': new Uint8Array(archiveLimits.file) });
    const start = listStart(zip);
    const entry = zip.slice(start, start + 46 + 7);
    const end = zip.slice(start + entry.length);
    const entries = Array.from({ length: 20 }, (_, index) => {
      const copy = Uint8Array.from(entry);
      copy.set(bytesOf(`a${String(index).padStart(2, '0')}.svg`), 46);
      return copy;
    });
    end.set([20, 0, 20, 0], 8);
    const all = new Blob([zip.slice(0, start), ...entries, end]);
    const push = vi.spyOn(Inflate.prototype, 'push');
    expect((await readArchive(all, ROOT)).refusal?.reason).toBe('unpacks-too-large');
    expect(push).not.toHaveBeenCalled();
  });
});
