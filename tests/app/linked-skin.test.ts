// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { fetchSkin } from '../../src/pages/studio/reading/fetch-skin';
import type { openSkin } from '../../src/pages/studio/reading/open-skin';
import { activeSkin } from '../../src/ui/skin/active-skin';
import { applySkinPreference } from '../../src/app/apply-preferences';
import { openApp, press, savedText, textOf, toasts } from './open-app';

// A skin that the address names. Its zip isn't really fetched here, and its files aren't really opened.

const fetching = vi.hoisted(() => vi.fn<typeof fetchSkin>());
vi.mock('../../src/pages/studio/reading/fetch-skin', () => ({ fetchSkin: fetching }));
const opening = vi.hoisted(() => vi.fn<typeof openSkin>());
vi.mock('../../src/pages/studio/reading/open-skin', () => ({ openSkin: opening }));

const shown = {
  colours: {},
  files: { images: { id: 'coral' }, sounds: {}, animations: {}, pixelated: false },
};
const REEF = 'https://ana.example/coral-reef.zip';
const address = (): string => location.pathname + location.search;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fetching.mockReset().mockResolvedValue({ zip: new File(['PK'], 'coral-reef.zip'), size: '1.2 MB' });
  opening.mockReset().mockResolvedValue({
    content: {
      notes: { name: 'Coral reef', author: 'Ana', licence: 'CC0' },
      ...{ colours: {}, gains: {}, pixelated: false, files: new Map() },
    },
    ...{ shown, games: ['lucky-fishing'], problems: [] },
    preview: { ground: undefined, pictures: [] },
    counts: { pictures: 1, animations: 0, sounds: 0, colours: 0 },
  });
});

async function openLink(link = `/terms?skin=${encodeURIComponent(REEF)}&from=mail`) {
  const game = await openApp(link);
  void applySkinPreference(game);
}
const question = () => screen.findByRole('dialog', { name: 'Coral reef' });

test('is shown for the visit after a question, and kept only at "Keep it"', async () => {
  await openLink();
  expect(textOf(await question())).toContain('Show the skin "Coral reef" by Ana (1.2 MB) for this visit?');
  expect(fetching.mock.calls.map(([link]) => link)).toEqual([REEF]);
  expect([address(), activeSkin.getState().skin]).toEqual(['/terms?from=mail', null]);
  expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
  press('Show it');
  await waitFor(() => expect(activeSkin.getState().skin).toBe(shown));
  expect(savedText()).not.toContain('-tried');
  await screen.findByRole('button', { name: 'Keep it' });
});

test('is not shown at "Not now"', async () => {
  await openLink();
  await question();
  press('Not now');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([activeSkin.getState().skin, toasts()]).toEqual([null, '']);
});

test.each([
  [{ reason: 'address' }, /must start with https/],
  [{ reason: 'unreachable' }, /doesn't let other sites read the file/],
  [{ reason: 'noZip' }, /doesn't lead to a zip/],
  [{ reason: 'refused', status: 404 }, /error 404/],
  [{ reason: 'tooLarge', max: '32 MB' }, /larger than 32 MB/],
] as const)(
  "that can't be fetched (%o) is said in a sentence, and asked for no more",
  async (problem, said) => {
    fetching.mockResolvedValue(problem);
    await openLink();
    await waitFor(() => expect(toasts()).toMatch(said));
    await waitFor(() => expect(address()).toBe('/terms?from=mail'));
    expect(opening).not.toHaveBeenCalled();
  },
);
