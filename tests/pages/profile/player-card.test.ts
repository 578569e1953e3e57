// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  announced,
  clearStorage,
  closeApp,
  fill,
  openApp,
  refuseStorage,
  savedText,
  textOf,
} from '../../app/open-app';
import { press } from './parts';

beforeEach(clearStorage);
afterEach(closeApp);

const asa = { saved: { profile: { name: 'Åsa', avatar: 'fish' } } };
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
const shownName = () => textOf(document.querySelector('h1 + p'));
const main = () => textOf(screen.getByRole('main'));
const avatar = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the name of the angler', () => {
  test.each(['Åsa 🎣', 'صياد السمك', '👩🏻‍❤️‍💋‍👩🏻🐟'])('may be %s, and is so after a reload', async (name) => {
    await openApp('/profile');
    fill(field(), `  ${name} `);
    fireEvent.submit(field());
    await waitFor(() => expect(main()).toContain('Your name is saved.'));
    expect(shownName()).toBe(name);
    expect(savedText()).toContain(JSON.stringify(name));
    await openApp('/profile');
    expect([field().value, shownName()]).toEqual([name, name]);
  });

  test.each([
    ['A', 'at least 2 visible characters'],
    ['a'.repeat(21), 'at most 20 characters'],
    ['Al\u202Eice', 'an invisible character'],
  ])('is not %j: the field says what is wrong, and the previous name stays', async (name, fault) => {
    await openApp('/profile', asa);
    fill(field(), name);
    press('Save name');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    screen.getByRole('textbox', { name: 'Your name', description: new RegExp(fault) });
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(announced('assertive')).toContain(fault));
    expect(shownName()).toBe('Åsa');
    expect(savedText()).toContain('"name":"Åsa"');
  });
});

test('where the browser stores nothing more, neither name nor picture is said to be saved', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await openApp('/profile', asa);
  refuseStorage();
  fill(field(), 'Björn');
  press('Save name');
  await waitFor(() => expect(main()).toContain("couldn't save that, so nothing has changed"));
  expect(shownName()).toBe('Åsa');
  fireEvent.click(avatar('Whale'));
  await waitFor(() => expect(announced('assertive')).toContain("couldn't save that"));
  expect(avatar('Fish').checked).toBe(true);
});
