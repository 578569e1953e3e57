import { describe, expect, test } from 'vitest';
import { openImage, unreadable } from '../../../src/skins/rules/open-image';
import { texts } from '../../../src/skins/texts';

const files = import.meta.glob<{ files: typeof texts }>('../../../src/translations/*/skins.ts', {
  eager: true,
});

const problemsOf = async (svg: string): Promise<readonly string[]> =>
  (await openImage({ name: 'shell/pages/coin', extension: '.svg', content: new Blob([svg]) })).problems;

const UNCLOSED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<g></svg>';

test('what a parser complains of is said with its line', async () => {
  expect(await problemsOf(UNCLOSED)).toEqual([
    expect.stringContaining('is cut off or unreadable (line 2: unexpected close tag'),
  ]);
});

describe.each(Object.entries(files))('%s', (_, { files: translated }) => {
  test('says where an SVG is wrong without the English of the parser', () => {
    const said = translated.image.reasons.badXml({ line: 12, detail: 'unclosed tag: g' });
    expect(said).toContain('12');
    expect(said).not.toContain('unclosed');
  });
});

test('the words of a library are not put into ours', () => {
  expect(unreadable(new Error('Input buffer contains unsupported image format'))).toBe(
    texts.image.unreadable(texts.image.reasons.damaged),
  );
});
