// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app/app';
import { renderPage } from '../../src/app/prerender';
import { everyPage } from '../../src/pages/page-list';
import { createBrowserGameStore } from '../../src/store/browser-game-store';
import { savedDocument } from '../store/saved-text';
import './open-app';

// Each page's HTML is what the program renders first, whoever the player is.

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // There is no server.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => document.body.replaceChildren());

const returning = { ...savedDocument(), coins: 240, sound: true, bonus: { lastDay: 20_000, streak: 3 } };

test('Back that comes while a page is taken over leads there once it is', async () => {
  const { html } = await renderPage('/terms');
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  history.replaceState(null, '', '/terms');
  const { app, onShown } = await createApp(createBrowserGameStore(), true);
  // As the browser does by itself.
  history.replaceState({ idx: -1 }, '', '/privacy');
  window.dispatchEvent(new PopStateEvent('popstate'));
  const onRecoverableError = vi.fn();
  const hydrated = await act(() => Promise.resolve(hydrateRoot(root, app, { onRecoverableError })));
  expect(root.querySelector('h1')?.textContent).toBe('Terms of Service');
  await act(async () => {
    onShown();
    await vi.dynamicImportSettled();
  });
  expect(root.querySelector('h1')?.textContent).toBe('Privacy Policy');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
});

test.each([...everyPage.map(({ path }) => path), '/nowhere'])('%s', async (path) => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const { html } = await renderPage(path);
  expect(html).toContain('<h1');
  if (path !== '/nowhere') expect(html).toMatch(/data-testid="coin-balance"[^>]*><\/span>/);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  localStorage.setItem('lucky-fishing', JSON.stringify(returning));
  history.replaceState(null, '', path);
  const { app } = await createApp(createBrowserGameStore(), true);
  const recovered: unknown[] = [];
  const { unmount } = await act(async () => {
    const hydrated = hydrateRoot(root, <StrictMode>{app}</StrictMode>, {
      onRecoverableError: (error) => void recovered.push(error),
    });
    await vi.dynamicImportSettled();
    return { unmount: () => hydrated.unmount() };
  });
  expect(recovered).toEqual([]);
  const said = errors.mock.calls.map(([first]) => String(first));
  // React notes that both of its renderers are at work here, as in no browser.
  expect(said.filter((text) => !/^404 Error|multiple renderers/.test(text))).toEqual([]);
  if (path !== '/nowhere') expect(root.querySelector('[data-testid=coin-balance]')?.textContent).toBe('240');
  act(unmount);
});
