// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  drags,
  keepDroppedFiles,
  takeDrops,
  waitingDrops,
  type FileDrop,
} from '../../../src/ui/browser/file-drops';

beforeAll(keepDroppedFiles);
beforeEach(() => {
  waitingDrops.length = 0;
  document.body.innerHTML = '<main></main>';
});

const fish = new File(['fish'], 'fish.png');
const folder = { name: 'art', isDirectory: true };

/** Drags over the page and drops there. Returns whether the browser would do something with it by itself. */
function drop(dataTransfer: object): readonly boolean[] {
  return ['dragover', 'drop'].map((type) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    return document.querySelector('main')?.dispatchEvent(Object.assign(event, { dataTransfer })) ?? true;
  });
}

const ofFiles = () => ({
  types: ['Files'],
  files: [fish],
  items: [{ webkitGetAsEntry: () => folder }, { webkitGetAsEntry: () => null }],
});

test('files that are dropped before anything takes them are not opened by the browser, but wait', () => {
  expect(drop(ofFiles())).toEqual([false, false]);
  expect(drop(ofFiles())).toEqual([false, false]);
  const taken: FileDrop[] = [];
  const [first, second] = [new AbortController(), new AbortController()];
  takeDrops((one) => taken.push(one), first.signal);
  const one = { files: [fish], entries: [folder], target: document.querySelector('main') };
  expect(taken).toEqual([one, one]);

  expect(drop(ofFiles())).toEqual([false, false]);
  expect(taken).toHaveLength(3);
  // What is taken once, nobody takes again.
  const other = vi.fn<() => void>();
  takeDrops(other, second.signal);
  expect(other).not.toHaveBeenCalled();
  first.abort();
  drop(ofFiles());
  expect(other).toHaveBeenCalledOnce();
  expect(taken).toHaveLength(3);
});

test('text that is dragged goes where the browser puts it', () => {
  expect(drop({ types: ['text/plain'], files: [], items: [] })).toEqual([true, true]);
  expect(waitingDrops).toEqual([]);
});

test('the code that takes files is asked for as something is dragged onto the page, and again by each drop', () => {
  drags.setState(0, true);
  document.body.dispatchEvent(new Event('dragenter', { bubbles: true }));
  expect(drags.getState()).toBe(1);
  drop(ofFiles());
  expect(drags.getState()).toBe(2);
});
