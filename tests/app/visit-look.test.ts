// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applySkinPreference } from '../../src/app/apply-preferences';
import { applySkin, activeSkin, type Skin } from '../../src/ui/skin/active-skin';
import { openApp, press, savedText, toasts } from './open-app';

// A look that ships with the site, shown for one visit: by its link, or by the card on Home.

const skinOf = (id: string): Skin => ({
  colours: {},
  files: { images: { id }, sounds: {}, animations: {}, pixelated: false },
});
vi.mock('skins:load', () => ({
  default: Object.fromEntries(
    ['paper', 'pixel', 'desert-oasis'].map((id) => [id, () => Promise.resolve({ default: skinOf(id) })]),
  ),
}));

// The stage is not there.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => applySkin(null));

/** Opens a page as a player with this look of their own. */
async function openWith(path: string, skin: string | null) {
  const game = await openApp(path, { saved: { skin } });
  void applySkinPreference(game);
  return game;
}
const shown = (): string | undefined => activeSkin.getState().skin?.files.images['id'];
const saved = (): unknown => (JSON.parse(savedText()) as { skin: unknown }).skin;
const address = (): string => location.pathname + location.search;
const question = () => screen.findByRole('button', { name: 'Keep it' });

test('is not saved, and goes at "Back to mine"', async () => {
  await openWith('/terms?look=paper&from=mail', 'pixel');
  await question();
  await waitFor(() => expect(shown()).toBe('paper'));
  expect([saved(), toasts()]).toEqual(['pixel', expect.stringContaining('Paper')]);
  const scrollTo = vi.spyOn(window, 'scrollTo');
  press('Back to mine');
  await waitFor(() => expect(shown()).toBe('pixel'));
  await waitFor(() => expect(address()).toBe('/terms?from=mail'));
  expect([saved(), toasts()]).toEqual(['pixel', '']);
  // The page stays where it is scrolled to.
  expect(scrollTo).not.toHaveBeenCalled();
});

test('is saved at "Keep it"', async () => {
  await openWith('/terms?look=paper', null);
  await question();
  press('Keep it');
  await waitFor(() => expect(saved()).toBe('paper'));
  await waitFor(() => expect(shown()).toBe('paper'));
  expect([toasts(), address()]).toEqual(['', '/terms']);
});

test('gives way to a look that is chosen meanwhile', async () => {
  const game = await openWith('/terms?look=paper', null);
  await question();
  act(() => game.changeSettings({ skin: 'pixel' }));
  await waitFor(() => expect(shown()).toBe('pixel'));
  await waitFor(() => expect(toasts()).toBe(''));
});

test.each(['no-such-look', 'constructor', '-own', ''])(
  'where there is no "%s", one sentence says so and the own look stays',
  async (look) => {
    await openWith(`/terms?look=${look}`, 'pixel');
    await waitFor(() =>
      expect(toasts()).toMatch(/This site has no look by that name, [^.]+ your look [^.]+\.$/),
    );
    await waitFor(() => expect(shown()).toBe('pixel'));
    expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
  },
);

test('the own look asks nothing', async () => {
  await openWith('/terms?look=pixel', 'pixel');
  await waitFor(() => expect(shown()).toBe('pixel'));
  expect(toasts()).toBe('');
});

test('the card of Desert Oasis leads to /slots and shows that look', async () => {
  await openWith('/', null);
  const card = screen.getByRole('heading', { name: 'Desert Oasis' }).closest('article') ?? document.body;
  fireEvent.click(within(card).getByRole('link'));
  await question();
  await waitFor(() => expect(shown()).toBe('desert-oasis'));
  expect([address(), saved()]).toEqual(['/slots', null]);
  // A reload reads it from here.
  expect(history.state).toMatchObject({ usr: { look: 'desert-oasis' } });
  press('Back to mine');
  await waitFor(() => expect(shown()).toBeUndefined());
  expect(history.state).toMatchObject({ usr: null });
});
