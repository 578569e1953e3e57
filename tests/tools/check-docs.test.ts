import { expect, it } from 'vitest';
import { docProblems } from '../../tools/check-docs.mjs';

const files: Readonly<Record<string, string>> = {
  'docs/other.md': '# Other\n\n## Two words & more!\n\n```\n# no heading\n```\n',
  'docs/image.png': '',
  'src/engine/round.ts': '',
};

/** What is wrong with this text as docs/guide.md. */
const problemsOf = (text: string): string[] =>
  docProblems('docs/guide.md', {
    exists: (path) => path === 'docs/guide.md' || path in files,
    read: (path) => files[path] ?? text,
  });

it.each([
  ['a link to a file', '[other](other.md) ![seen](image.png) [round](../src/engine/round.ts)'],
  ['a link to a heading', '# Here\n\n[here](#here) [more](other.md#two-words--more)'],
  ['a link to another site', '[site](https://example.com/nothing.md)'],
  ['a path', '`src/engine/round.ts`'],
  ['a path that a build writes', '`dist/index.html`'],
  ['an example in a code block', '```\n[gone](gone.md) `src/gone.ts`\n```'],
])('documentation is right with %s', (_, text) => {
  expect(problemsOf(text)).toEqual([]);
});

it.each([
  ['a link to no file', '[gone](../src/gone.ts)', 'there is no src/gone.ts'],
  ['a link to no heading', '[gone](other.md#gone)', 'docs/other.md has no heading #gone'],
  ['a heading that is code', '[no](other.md#no-heading)', 'docs/other.md has no heading #no-heading'],
  ['a path to no file', 'see `src/gone.ts`', 'there is no src/gone.ts'],
])('documentation is wrong with %s', (_, text, problem) => {
  expect(problemsOf(text)).toEqual([`docs/guide.md: ${problem}`]);
});
