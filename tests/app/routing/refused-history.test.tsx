// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/app';
import { openBrowserRouter } from '../../../src/app/routing/browser-router';
import { putInUrl } from '../../../src/pages/studio/studio-url';
import { createUnknownGameStore } from '../../../src/store/unknown-game-store';
import { textOf } from '../open-app';

// Safari refuses more than 100 changes of an address in 30 seconds by throwing.
const refuse = (): void =>
  void vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });
afterEach(() => {
  Reflect.deleteProperty(window.history, 'replaceState');
});

test('a page opens, and the studio goes on, though the browser refuses their addresses', async () => {
  refuse();
  const refused = await openBrowserRouter([{ path: '*', element: null }], false);
  await refused.router.navigate('/settings', { replace: true });
  expect(refused.router.state.location.pathname).toBe('/settings');
  expect(() => putInUrl('win', 'big')).not.toThrow();
  refused.router.dispose();
});

test('what fails around all pages is said, and a reload is offered', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = (): never => {
    throw new Error('Refused by the test.');
  };
  render(
    <App store={createUnknownGameStore()}>
      <Broken />
    </App>,
  );
  expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
});
