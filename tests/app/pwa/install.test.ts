// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchInstallOffer } from '../../../src/app/pwa/install';
import { openApp, press } from '../open-app';

test('the menu offers to install the game while the browser does, once for each offer', async () => {
  await openApp('/');
  watchInstallOffer();
  const button = () => screen.queryByRole('button', { name: 'Install the game' });
  const offer = () => {
    const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    return prompt;
  };
  expect(button()).toBeNull();
  const prompt = offer();
  await waitFor(() => expect(button()).not.toBeNull());
  press('Install the game');
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(button()).toBeNull());

  offer();
  await waitFor(() => expect(button()).not.toBeNull());
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  await waitFor(() => expect(button()).toBeNull());
});
