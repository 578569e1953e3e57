import fc from '../properties';
import { describe, expect, it } from 'vitest';
import { toFolderName, readManifest } from '../../src/skins/skin-manifest';
import { texts } from '../../src/skins/texts';
import { themeColours } from '../../src/skins/theme-colours';

const { manifest: words } = texts;
const GAMES = ['lucky-fishing', 'ocean-treasures'];
const paperSea = { name: 'Paper Sea', author: 'Ana', licence: 'CC-BY-4.0', games: ['lucky-fishing'] };
const read = (fields: object) => readManifest(JSON.stringify({ ...paperSea, ...fields }), GAMES);

describe('the manifest of a skin', () => {
  it('says what the skin is', () => {
    const games = ['lucky-fishing', 'lucky-fishing'];
    expect(read({ name: ' Paper Sea ', games, colours: { gold: '#FFD27A' } })).toEqual({
      manifest: { ...paperSea, pixelated: false, colours: { gold: '#ffd27a' }, gains: {} },
      problems: [],
    });
    expect(read({}).manifest?.colours).toEqual({});
    const gains = { 'lucky-fishing/sounds/coins': -6.5, 'lucky-fishing/sounds/count': 0 };
    expect(read({ gains }).manifest?.gains).toEqual(gains);
  });

  it.each(['', '{', '[]', 'null', '"Paper Sea"', '7'])('is not %j', (text) => {
    expect(readManifest(text, GAMES).problems).toEqual([words.notJson]);
  });

  it('says all that is missing', () => {
    expect(readManifest('{}', GAMES).problems).toEqual([
      ...Object.values(words.needs),
      words.needsGames(GAMES),
    ]);
  });

  it.each([
    [{ name: 7 }, words.needs.name],
    [{ name: '   ' }, words.needs.name],
    [{ name: 'x'.repeat(41) }, words.tooLong('name', 40)],
    [{ name: '海' }, words.nameless],
    [{ author: 'A\u202Ena' }, words.invisible('author')],
    [{ games: [] }, words.needsGames(GAMES)],
    [{ games: 'lucky-fishing' }, words.needsGames(GAMES)],
    [{ games: ['poker'] }, words.unknownGame('poker', GAMES)],
    [{ gains: -6 }, words.notGains],
    [{ gains: { coins: 1 } }, words.badGain(-40)],
    [{ gains: { coins: -41 } }, words.badGain(-40)],
    [{ gains: { coins: 'soft' } }, words.badGain(-40)],
    [{ script: 'play()' }, words.unknownField('script')],
    [{ pixelated: 'yes' }, words.pixelated],
    [{ colours: 'gold' }, words.notColours],
    [{ colours: { gold: 'yellow' } }, words.badColour('gold', 'yellow')],
    [{ colours: { gold: '#fff' } }, words.badColour('gold', '#fff')],
    [{ colours: { toString: '#ffffff' } }, words.unknownColour('toString', Object.keys(themeColours))],
  ])('is refused with %j', (fields, problem) => {
    expect(read(fields)).toEqual({ problems: [problem] });
  });

  it('is told of colours that are hard to read, and keeps them to be fixed', () => {
    const { manifest, problems } = read({ colours: { text: '#0d5672' } });
    expect(problems).toContainEqual(
      expect.stringContaining('hard to read: text (#0d5672) on mid (#0d5672) has a contrast of 1.0:1'),
    );
    expect(manifest).toMatchObject({ name: 'Paper Sea', colours: { text: '#0d5672' } });
  });

  it('is read or refused, whatever it contains', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { manifest, problems } = readManifest(text, GAMES);
        if (!manifest) expect(problems).not.toEqual([]);
      }),
    );
  });
});

describe('the folder of a skin', () => {
  it.each([
    ['Paper Sea', 'paper-sea'],
    ['  Über-See!! 2 ', 'uber-see-2'],
    ['../../etc', 'etc'],
    ['海', ''],
  ])('of %j is %j', (name, folder) => {
    expect(toFolderName(name)).toBe(folder);
  });

  it('is a name that every system can write, whatever the skin is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(toFolderName(name)).toMatch(/^([a-z\d]+(-[a-z\d]+)*)?$/);
      }),
    );
  });
});
