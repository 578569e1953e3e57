import { expect, it } from 'vitest';
import { summarise, type ChangedBaseline } from '../../../tools/review/summarise';

const addresses = { before: 'https://host/old', after: 'https://host/new' };
const page: ChangedBaseline = {
  path: 'e2e/visual/baselines/every-page.spec.ts/slots-390.webp',
  ...{ before: { width: 390, height: 844 }, after: { width: 390, height: 844 }, differing: 0.0123 },
};
const strip: ChangedBaseline = {
  path: 'e2e/visual/baselines/rounds.spec.ts/fish-canvas.webp',
  ...{ before: { width: 1536, height: 200 }, after: { width: 1536, height: 200 }, differing: 0.5 },
};

it('shows a picture before and after the change, side by side, and how much of it differs', () => {
  expect(summarise([page], [], addresses)).toBe(`## Pictures

Pictures that this change renews: 1.

### slots-390 (every-page.spec.ts)

1.2% of its pixels differ.

| before | after |
| --- | --- |
| <img src="https://host/old/${page.path}" alt=""> | <img src="https://host/new/${page.path}" alt=""> |
`);
});

it('shows a film strip above the one that replaces it', () => {
  const summary = summarise([strip], [], addresses);
  expect(summary).toContain('| before |\n| --- |\n| <img src="https://host/old/');
  expect(summary).toContain('| **after** |\n| <img src="https://host/new/');
});

it.each([
  ['is new', { before: null, differing: null }, 'A new picture.', '| none | <img'],
  ['is deleted', { after: null, differing: null }, 'Deleted.', '> | none |'],
  [
    'has another size',
    { after: { width: 390, height: 900 }, differing: null },
    'Its size changes from 390 × 844 to 390 × 900 pixels.',
    '<img',
  ],
])('says that a picture %s', (_, change, words, cells) => {
  const summary = summarise([{ ...page, ...change }], [], addresses);
  expect(summary).toContain(words);
  expect(summary).toContain(cells);
});

it('says that nothing changes', () => {
  expect(summarise([], [], addresses)).toBe('## Pictures\n\nThis change renews no picture.\n');
});

it('names each picture that is unlike its baseline once, and says how to accept it', () => {
  const fish = { name: 'fish-canvas', test: 'spins and wins' };
  const summary = summarise([], [fish, fish], addresses);
  expect(summary.match(/- \*\*fish-canvas\*\* in spins and wins/g)).toHaveLength(1);
  expect(summary).toContain('npm run test:visual:review');
});
