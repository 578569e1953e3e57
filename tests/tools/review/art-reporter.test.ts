import type { Suite } from '@playwright/test/reporter';
import { beforeEach, expect, it, vi } from 'vitest';
import ArtReporter from '../../../tools/review/art-reporter';

let reporter: ArtReporter;
let printed: string[];
beforeEach(() => {
  reporter = new ArtReporter();
  printed = [];
  const print = (line: string): unknown => printed.push(line);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  reporter.onBegin(null, { allTests: () => [0, 1] } as unknown as Suite);
});

/** Ends a test with these errors. */
const end = (...messages: string[]): void =>
  reporter.onTestEnd({ title: 'You Won!' }, { errors: messages.map((message) => ({ message })) });

it('counts the tests, and passes where nothing but pictures differ', async () => {
  end();
  end('Error: win differs from its baseline\n\nexpect(…)', 'Error: win has no baseline yet');
  expect(printed).toEqual(['  1 of 2 tests', '  2 of 2 tests']);
  expect(await reporter.onEnd({ status: 'failed' })).toEqual({ status: 'passed' });
});

it('fails and says why where anything else went wrong, in a test or outside', async () => {
  end('\u001B[31mTimeout of 30000ms exceeded.\u001B[39m\n    at …');
  reporter.onError({ message: 'No server.' });
  expect(printed.slice(1)).toEqual(['"You Won!" failed: Timeout of 30000ms exceeded.', 'No server.']);
  expect(await reporter.onEnd({ status: 'failed' })).toEqual({ status: 'failed' });
});
