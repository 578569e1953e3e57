// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showLanguage } from '../../../src/translations/show-language';
import { openApp, pressSpace, stage } from '../open-app';

const CHROMIUM =
  'Failed to fetch dynamically imported module: https://fishing.example/assets/terms-page-1.js';

const reload = vi.fn();
const host = vi.fn<() => Promise<Pick<Response, 'status'>>>();

/** What the Terms page fails with, as a rejected import does. */
let reason: unknown;
vi.mock('../../../src/pages/policies/policy-page', () => ({
  TermsPage: () => {
    throw reason;
  },
}));

beforeEach(() => {
  // The failures are logged, and parts of the game are missing here.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  reload.mockReset();
  host.mockReset().mockResolvedValue({ status: 200 });
  reason = new TypeError(CHROMIUM);
});

async function open(path: string) {
  const game = await openApp(path);
  vi.stubGlobal('fetch', host);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  return game;
}

const openTerms = (): void =>
  void fireEvent.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms of Service' }),
  );

/** Waits for the error screen. */
const screenSays = (title: string) => screen.findByRole('heading', { level: 1, name: title });

describe('code that is not on the host is fetched once more by a reload', () => {
  test.each([
    new TypeError(CHROMIUM),
    new TypeError(
      'error loading dynamically imported module: https://fishing.example/assets/terms-page-1.js',
    ),
    new TypeError('Importing a module script failed.'),
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
    new Error('Unable to preload CSS for /assets/terms-page-1.css'),
    new SyntaxError("Unexpected token '<'"),
  ])('as told by: %s', async (told) => {
    reason = told;
    await open('/');
    openTerms();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    // What is reloaded is the page that the player wanted.
    expect(location.pathname).toBe('/terms');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});

test('the error screen is in the language that the player chooses while it is open', async () => {
  await open('/');
  reason = new Error('a secret of the program');
  openTerms();
  await screenSays('Unexpected Application Error!');
  await act(() => showLanguage('de'));
  await screenSays('Unerwarteter Fehler!');
  expect(document.title).toBe('Etwas ist schiefgelaufen · Lucky Fishing');
  await act(() => showLanguage('en'));
  await screenSays('Unexpected Application Error!');
});

describe("it isn't reloaded", () => {
  afterEach(() => expect(reload).not.toHaveBeenCalled());

  test.each([
    ['the host has a failure', () => host.mockResolvedValue({ status: 503 }), 'No connection'],
    [
      'the page throws',
      () => (reason = new Error('a secret of the program')),
      'Unexpected Application Error!',
    ],
  ])('where %s', async (_, fail, title) => {
    await open('/');
    fail();
    openTerms();
    await screenSays(title);
  });

  test('while a round runs, and what it has paid stays on the screen', async () => {
    const game = await open('/slots');
    pressSpace();
    await waitFor(() => expect(stage()['phase']).toBe('spinning'));
    openTerms();
    await screenSays("This page couldn't be loaded");
    expect(game.state.getState().openRound).toBeNull();
  });

  test('where the browser does not let the page remember it', async () => {
    await open('/');
    // The address has changed by then; what comes is the mark.
    host.mockImplementation(() => {
      vi.spyOn(history, 'replaceState').mockReturnValue();
      return Promise.resolve({ status: 200 });
    });
    openTerms();
    await screenSays("This page couldn't be loaded");
  });

  test('of another page that the player has gone to meanwhile', async () => {
    let answer: (response: { status: number }) => void = () => undefined;
    host.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await open('/');
    openTerms();
    await waitFor(() => expect(host).toHaveBeenCalled());
    history.replaceState({ key: 'another' }, '', '/');
    await act(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await screenSays('Lucky Fishing');
    await act(async () => {
      answer({ status: 200 });
      await vi.dynamicImportSettled();
    });
    await screenSays('Lucky Fishing');
  });
});
