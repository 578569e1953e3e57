import { expect, test } from 'vitest';
import {
  undoList,
  withChange,
  withoutLast,
  withSameChange,
} from '../../../../src/pages/studio/editing/undo-list';

test('takes changes back one after the other, the last one first, and stops at the beginning', () => {
  const list = withChange(withChange(undoList('a'), 'b', 'to b'), 'c', 'to c');
  expect([list.now, list.past.at(-1)?.change]).toEqual(['c', 'to c']);
  const once = withoutLast(list);
  expect([once.now, once.past.at(-1)?.change]).toEqual(['b', 'to b']);
  expect(withoutLast(withoutLast(withoutLast(once)))).toEqual(undoList('a'));
});

test('a change after one was taken back goes on from there', () => {
  const list = withChange(withoutLast(withChange(undoList(1), 2, 'two')), 3, 'three');
  expect(withoutLast(list).now).toBe(1);
});

test('what is done again right after is taken back with it, and what is done later is not', () => {
  const gold = withSameChange(withSameChange(withChange(undoList(1), 2, 'fish'), 3, 'gold'), 4, 'gold');
  expect([gold.now, withoutLast(gold).now]).toEqual([4, 2]);
  const again = withSameChange(withChange(gold, 5, 'fish'), 6, 'gold');
  expect(withoutLast(again).now).toBe(5);
});

test('does not grow for ever', () => {
  let list = undoList(0);
  for (let n = 1; n <= 200; n++) list = withChange(list, n, String(n));
  expect(list.past).toHaveLength(50);
  expect(withoutLast(list).now).toBe(199);
});
