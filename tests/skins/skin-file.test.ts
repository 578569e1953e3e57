import fc from '../properties';
import { describe, expect, it } from 'vitest';
import { folderNameOf, readSkinFile, writeSkinFile } from '../../src/skins/skin-file';

const GAMES = ['lucky-fishing', 'ocean-treasures'];
const paperSea = { name: 'Paper Sea', author: 'Ana', licence: 'CC-BY-4.0', games: ['lucky-fishing'] };
const read = (fields: object) => readSkinFile(JSON.stringify({ ...paperSea, ...fields }), GAMES);

describe('the file of a skin', () => {
  it('says what the skin is', () => {
    expect(
      read({ name: ' Paper Sea ', games: ['lucky-fishing', 'lucky-fishing'], colours: { gold: '#FFD27A' } }),
    ).toEqual({
      skin: { ...paperSea, pixelated: false, colours: { gold: '#ffd27a' } },
      problems: [],
    });
  });

  it('needs no colours', () => {
    expect(read({}).skin?.colours).toEqual({});
  });

  it('is read again as it was written', () => {
    const { skin } = read({ pixelated: true, colours: { gold: '#ffd27a' } });
    expect(skin?.pixelated).toBe(true);
    expect(skin && readSkinFile(writeSkinFile(skin), GAMES)).toEqual({ skin, problems: [] });
  });

  it.each(['', '{', '[]', 'null', '"Paper Sea"', '7'])('is not %j', (text) => {
    expect(readSkinFile(text, GAMES).problems).toEqual([
      'is no JSON in curly brackets: write it anew, or save it again from the studio',
    ]);
  });

  it('says all that is missing', () => {
    expect(readSkinFile('{}', GAMES).problems).toEqual([
      'needs "name": what the skin is called',
      'needs "author": who drew it',
      'needs "licence": under which terms others may use it, such as CC-BY-4.0',
      'needs "games": a list of lucky-fishing, ocean-treasures, or one of them',
    ]);
  });

  it.each([
    [{ name: 7 }, 'needs "name": what the skin is called'],
    [{ name: '   ' }, 'needs "name": what the skin is called'],
    [{ name: 'x'.repeat(41) }, 'needs a shorter "name": of 40 letters at most'],
    [{ name: '海' }, 'needs another "name": its folder is named after the letters from a to z in it'],
    [{ author: 'A\u202Ena' }, 'needs another "author": a letter in it cannot be shown'],
    [{ games: [] }, 'needs "games": a list of lucky-fishing, ocean-treasures, or one of them'],
    [{ games: 'lucky-fishing' }, 'needs "games": a list of lucky-fishing, ocean-treasures, or one of them'],
    [{ games: ['poker'] }, 'is for poker, which is no game: there are lucky-fishing, ocean-treasures'],
    [{ script: 'play()' }, 'has "script", which a skin does not have: take it out'],
    [
      { pixelated: 'yes' },
      'has "pixelated" that is neither true nor false: it says whether pixels stay squares',
    ],
    [{ colours: 'gold' }, 'has "colours" that are no list of tokens and colours'],
    [{ colours: { gold: 'yellow' } }, 'has "yellow" as colour "gold": write it as #rrggbb'],
    [{ colours: { gold: '#fff' } }, 'has "#fff" as colour "gold": write it as #rrggbb'],
  ])('is refused with %j', (fields, problem) => {
    expect(read(fields)).toEqual({ problems: [problem] });
  });

  it('has no colours that the page does not have', () => {
    expect(read({ colours: { toString: '#ffffff' } }).problems).toEqual([
      expect.stringMatching(
        /^has a colour "toString", which the page does not have: there are abyss, deep, /,
      ),
    ]);
  });

  it('is told of colours in which a text could not be read, and keeps them to be mended', () => {
    const { skin, problems } = read({ colours: { text: '#0d5672' } });
    expect(problems).toContainEqual(
      expect.stringMatching(/^text \(#0d5672\) on mid \(#0d5672\) has a contrast of 1\.0 to 1: /),
    );
    expect(skin).toMatchObject({ name: 'Paper Sea', colours: { text: '#0d5672' } });
  });

  it('is read or refused, whatever it holds', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { skin, problems } = readSkinFile(text, GAMES);
        if (!skin) expect(problems).not.toEqual([]);
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
    expect(folderNameOf(name)).toBe(folder);
  });

  it('is a name that every system can write, whatever the skin is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(folderNameOf(name)).toMatch(/^([a-z\d]+(-[a-z\d]+)*)?$/);
      }),
    );
  });
});
