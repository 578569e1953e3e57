import { beforeEach, describe, expect, test } from 'vitest';
import { closeToast, closeToastsOf, toast, toasts } from '../../../src/ui/toast/toasts';

const open = (): string[] => toasts.getState().flatMap(({ open, title }) => (open ? [title] : []));
const say = (title: string, more = {}): void => toast({ title, description: '', ...more });

beforeEach(() => toasts.setState([], true));

describe('toasts', () => {
  test('are three at most: the oldest goes', () => {
    for (const title of ['a', 'b', 'c', 'd']) say(title);
    expect(open()).toEqual(['b', 'c', 'd']);
  });

  test('of one kind are replaced by the newest', () => {
    say('a', { kind: 'win' });
    say('b');
    say('c', { kind: 'win' });
    expect(open()).toEqual(['b', 'c']);
  });

  test('are closed by their kinds, and those of others stay', () => {
    say('a', { kind: 'win' });
    say('b', { kind: 'session' });
    say('c', { kind: 'refusal' });
    say('d');
    closeToastsOf('win', 'refusal');
    expect(open()).toEqual(['b', 'd']);
  });

  test('that wait for an answer stay, whatever comes after them, until they are closed', () => {
    say('a new version', { actions: [{ name: 'Reload', act: () => undefined }] });
    for (const title of ['b', 'c', 'd', 'e']) say(title);
    expect(open()).toEqual(['a new version', 'c', 'd', 'e']);
    closeToast(toasts.getState()[0]?.id ?? NaN);
    expect(open()).toEqual(['c', 'd', 'e']);
  });
});
