// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp, textOf } from '../open-app';

// The plots and the canvas are not there.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const address = (): string => location.pathname + location.search + location.hash;

test.each([
  ['/index', '/', 'Lucky Fishing'],
  ['/slots.html', '/slots', 'Slots ·'],
  ['/terms/', '/terms', 'Terms of Service ·'],
  ['/terms/index.html', '/terms', 'Terms of Service ·'],
  ['/Terms', '/terms', 'Terms of Service ·'],
  ['/%73lots/', '/slots', 'Slots ·'],
])('%s is the page at %s, whose address is put right', async (file, path, title) => {
  const entries = history.length;
  await openApp(`${file}?from=mail#part`);
  expect(document.title).toContain(title);
  expect(address()).toBe(`${path}?from=mail#part`);
  expect(history.length).toBe(entries);
});

test.each([
  ['/repo/index.html', '/repo/'],
  ['/repo/terms.html', '/repo/terms'],
  ['/repo/TERMS', '/repo/terms'],
])('under a path of a larger site %s is %s', async (file, path) => {
  vi.stubEnv('BASE_URL', '/repo/');
  await openApp(file);
  expect(document.title).not.toContain('Lost at sea');
  expect(address()).toBe(path);
});

test.each(['/404.html', '/slots.html.html', '/slots.html/deeper', '//slots.html', '/slots%'])(
  '%s is lost at sea, and its address stays',
  async (path) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    await openApp(location.origin + path);
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toContain('lost at sea');
    expect(location.pathname).toBe(path);
    await waitFor(() => expect(errors).toHaveBeenCalledWith(`404 Error: there is no page at ${path}`));
  },
);
