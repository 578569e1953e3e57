// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  balance,
  catchDownloads,
  fill,
  notice,
  openApp,
  press,
  refuseStorage,
  savedText,
  textOf,
  toasts,
} from '../../app/open-app';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a setting that the browser does not store applies to this visit, and the player is warned each time', async () => {
  await openApp('/settings');
  refuseStorage();
  fireEvent.click(radio('Reduced'));
  await waitFor(() => expect(notice()).toContain('settings, limits and breaks will be forgotten'));
  expect(radio('Reduced').checked).toBe(true);
  expect(document.documentElement.dataset['motion']).toBe('reduced');
  press('Dismiss this notice');
  expect(screen.queryByTestId('notice')).toBeNull();
  fireEvent.click(radio('Simple'));
  await screen.findByTestId('notice');
});

test('the volume is shown and saved as it is moved', async () => {
  await openApp('/settings');
  const volume = screen.getByRole<HTMLInputElement>('slider', { name: 'Effects volume' });
  fireEvent.change(volume, { target: { value: '97' } });
  await waitFor(() => expect(savedText()).toContain('"volume":97'));
  expect([volume.value, volume.getAttribute('aria-valuetext')]).toEqual(['97', '97 percent']);
  expect(screen.getByText('97%')).toBeTruthy();
});

test('vibration is offered only on a device that can vibrate', async () => {
  await openApp('/settings');
  expect(screen.queryByRole('checkbox', { name: 'Vibrate while you play' })).toBeNull();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: vi.fn(),
  }));
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: () => true });
  await openApp('/settings');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vibrate while you play' }));
  await waitFor(() => expect(savedText()).toContain('"vibration":false'));
  Reflect.deleteProperty(navigator, 'vibrate');
});

/** The pictures of a look. */
const shown = (look = 'Your own art') =>
  [...(radio(look).closest('label')?.querySelectorAll('img') ?? [])].map((image) =>
    image.getAttribute('src'),
  );

test('the custom skin shows their symbols, else another picture of theirs, else the original', async () => {
  await openApp('/settings', { saved: { skin: '-own' } });
  expect(radio('Your own art').checked).toBe(true);
  expect(shown()).toHaveLength(1);
  expect(shown()).toEqual(shown('Original'));
  const { applySkin } = await import('../../../src/ui/skin/active-skin');
  const show = (...paths: string[]) => {
    const images = Object.fromEntries(paths.map((path) => [path, `blob:${path}`]));
    applySkin({ colours: {}, files: { images, sounds: {}, animations: {}, pixelated: false } });
  };
  show('shell/brand/logo', 'shell/pages/banner');
  await waitFor(() => expect(shown()).toEqual(['blob:shell/brand/logo']));
  const symbols = ['fish', 'tuna', 'shark', 'whale'].map((id) => `lucky-fishing/symbols/${id}`);
  show('shell/brand/logo', ...symbols);
  await waitFor(() => expect(shown()).toEqual(symbols.slice(0, 3).map((path) => `blob:${path}`)));
});

test('the custom skin is offered once there is something in the studio, with a picture of it', async () => {
  // The one of the page: it keeps the database that it has opened in an earlier visit.
  const { customSkinStore, emptySkin } = await import('../../../src/store/custom-skin');
  const files = new Map([['lucky-fishing/symbols/fish.png', new Blob(['PNG'], { type: 'image/png' })]]);
  await customSkinStore.write({ ...emptySkin, files });
  await openApp('/settings');
  const custom = await screen.findByRole<HTMLInputElement>('radio', { name: 'Your own art' });
  expect(custom.checked).toBe(false);
  expect(shown()[0]).toMatch(/^blob:/);
  fireEvent.click(custom);
  await waitFor(() => expect(savedText()).toContain('"skin":"-own"'));

  await customSkinStore.write(emptySkin);
  await openApp('/settings', { saved: {} });
  // In turn: the page has its answer by then.
  const { loadSavedLooks } = await import('../../../src/features/your-skins/saved-looks');
  expect((await loadSavedLooks()).looks).toEqual([]);
  expect(screen.queryByRole('radio', { name: 'Your own art' })).toBeNull();
});

describe('skins of the studio', () => {
  const skinOf = (name: string, author = 'Ana') => ({
    notes: { name, author, licence: 'CC0' },
    ...{ pixelated: false, colours: {}, gains: {} },
    files: new Map([['lucky-fishing/symbols/fish.png', new Blob(['PNG'], { type: 'image/png' })]]),
  });
  const saveTwo = async () => {
    const { createCustomSkinStore } = await import('../../../src/store/custom-skin');
    const { savedSkins } = await import('../../../src/store/custom-skin/saved-skins');
    const id = await savedSkins.add(skinOf('Coral Reef'));
    await createCustomSkinStore().write(skinOf('Night Dive', 'Ben'));
    return `-kept-${id}`;
  };

  test('are listed by name and author with their pictures, and each can be used', async () => {
    const look = await saveTwo();
    await openApp('/settings');
    const coral = await screen.findByRole<HTMLInputElement>('radio', { name: 'Coral Reef' });
    const described = document.getElementById(coral.getAttribute('aria-describedby') ?? '');
    expect(textOf(described)).toBe('By Ana.');
    expect([shown('Coral Reef')[0], shown('Night Dive')[0]]).toEqual([
      expect.stringMatching(/^blob:/),
      expect.stringMatching(/^blob:/),
    ]);
    fireEvent.click(coral);
    await waitFor(() => expect(savedText()).toContain(`"skin":"${look}"`));
    fireEvent.click(radio('Night Dive'));
    await waitFor(() => expect(savedText()).toContain('"skin":"-own"'));
    await openApp('/settings');
    await waitFor(() => expect(radio('Night Dive').checked).toBe(true));
    expect(radio('Coral Reef').checked).toBe(false);
  });

  test('are removed after a question, which ends their use, and brought back after a reload', async () => {
    const look = await saveTwo();
    await openApp('/settings', { saved: { skin: look } });
    await screen.findByRole('button', { name: 'Remove Coral Reef' });
    press('Remove Coral Reef');
    press('Keep it');
    press('Remove Coral Reef');
    press('Yes, remove');
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Coral Reef' })).toBeNull());
    await waitFor(() => expect(savedText()).toContain('"skin":null'));
    press('Remove Night Dive');
    press('Yes, remove');
    await screen.findByRole('button', { name: 'Bring back Night Dive' });

    await openApp('/settings');
    await screen.findByRole('button', { name: 'Bring back Night Dive' });
    expect(radio('Original').checked).toBe(true);
    press('Bring back Coral Reef');
    await screen.findByRole('radio', { name: 'Coral Reef' });
    press('Bring back Night Dive');
    await screen.findByRole('radio', { name: 'Night Dive' });
  });

  test('are offered for the visit where the browser saves none', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not in private windows.', 'SecurityError');
    });
    const { studioSkin } = await import('../../../src/ui/skin/active-skin');
    const { loadSavedLooks } = await import('../../../src/features/your-skins/saved-looks');
    const images = { 'lucky-fishing/symbols/fish': 'blob:fish' };
    await expect(loadSavedLooks()).rejects.toThrow();
    const files = { images, sounds: {}, animations: {}, pixelated: false };
    studioSkin.setState({ skin: { colours: {}, files } });
    expect((await loadSavedLooks()).looks).toMatchObject([{ id: '-own', images }]);
    studioSkin.setState({ skin: null });
    vi.restoreAllMocks();
  });

  test('are shared as a zip with their name, or say what they lack for that', async () => {
    const { savedSkins } = await import('../../../src/store/custom-skin/saved-skins');
    await savedSkins.add(skinOf('Coral Reef'));
    await savedSkins.add(skinOf('Nobody', ''));
    const files = catchDownloads();
    await openApp('/settings');
    await screen.findByRole('button', { name: 'Share Coral Reef' });
    press('Share Coral Reef');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['coral-reef.zip']));
    press('Share Nobody');
    await waitFor(() => expect(toasts()).toContain("This skin can't be shared yet"));
  });
});

describe('a reset', () => {
  const word = () => screen.getByRole<HTMLInputElement>('textbox', { name: /type RESET/ });
  const reset = () => screen.getByRole('button', { name: 'Reset my game' });
  const alert = () => textOf(document.querySelector('#reset-wrong[role=alert]'));

  test('asks for the word first, and deletes nothing without it', async () => {
    await openApp('/settings', { saved: { coins: 640 } });
    for (const typed of ['', 'reset', 'RESET!']) {
      fill(word(), typed);
      expect(reset().getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(reset());
      expect(alert()).toContain('Type the word above in capital letters');
      expect(document.activeElement).toBe(word());
      expect(balance()).toBe('640');
    }
    fill(word(), 'RESET');
    expect(alert()).toBe('');
    expect(reset().getAttribute('aria-disabled')).toBe('false');
  });

  const saveCopy = async () => {
    const files = catchDownloads();
    await openApp('/settings', { saved: { coins: 640 } });
    press('Save a copy');
    await waitFor(() => expect(files).toHaveLength(1));
    return files[0];
  };

  test('makes the game new and says so', async () => {
    await openApp('/settings', { saved: { coins: 40 } });
    fill(word(), 'RESET');
    fireEvent.click(reset());
    await waitFor(() => expect(toasts()).toContain('Your game was reset'));
    expect([balance(), word().value]).toEqual(['1,000', '']);
  });

  test('offers a copy of everything first', async () => {
    const copy = await saveCopy();
    expect(copy?.name).toMatch(/^lucky-fishing-.*\.json$/);
    expect(JSON.parse((await copy?.file.text()) ?? '')).toMatchObject({ game: { coins: 640 } });
    expect(screen.queryByTestId('toast')).toBeNull();
  });

  test('shows that copy as text, for devices that save no files', async () => {
    await saveCopy();
    press('Show it as text');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your game as text' });
    expect(JSON.parse(field.value)).toMatchObject({ game: { coins: 640 } });
  });

  test('says so where that copy has no history', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not in private windows.', 'SecurityError');
    });
    await saveCopy();
    await waitFor(() => expect(toasts()).toContain('The copy has no history'));
  });

  test('that the browser does not store deletes nothing and says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await openApp('/settings', { saved: { coins: 640 } });
    const before = savedText();
    refuseStorage();
    fill(word(), 'RESET');
    fireEvent.click(reset());
    await waitFor(() => expect(toasts()).toContain('Nothing was deleted'));
    expect(balance()).toBe('640');
    expect(savedText()).toBe(before);
  });
});
