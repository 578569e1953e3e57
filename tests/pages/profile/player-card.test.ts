// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announced, fill, openApp, press, refuseStorage, savedText, textOf } from '../../app/open-app';

const asa = { saved: { profile: { name: 'Åsa', avatar: 'fish' } } };
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
const shownName = () => textOf(document.querySelector('h1 + p'));
const main = () => textOf(screen.getByRole('main'));
const avatar = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test.each(['صياد السمك', '👩🏻‍❤️‍💋‍👩🏻🐟'])('a name may be %s, and is so after a reload', async (name) => {
  await openApp('/profile');
  fill(field(), `  ${name} `);
  fireEvent.submit(field());
  await waitFor(() => expect(main()).toContain('Your name is saved.'));
  expect(savedText()).toContain(JSON.stringify(name));
  await openApp('/profile');
  expect([field().value, shownName()]).toEqual([name, name]);
});

test('what is wrong with a name is announced, and the previous one stays', async () => {
  await openApp('/profile', asa);
  fill(field(), 'Al\u202Eice');
  press('Save name');
  await waitFor(() => expect(announced('assertive')).toContain('an invisible character'));
  expect(shownName()).toBe('Åsa');
  expect(savedText()).toContain('"name":"Åsa"');
});

test('if nothing can be stored, neither name nor picture is said to be saved', async () => {
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
