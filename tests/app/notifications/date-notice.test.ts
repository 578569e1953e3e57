// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStorage, closeApp, openApp, textOf } from '../open-app';

beforeEach(clearStorage);
afterEach(closeApp);

test('a date that has changed is asked about, until the player says that it is right', async () => {
  const game = await openApp('/');
  game.state.setState({ dateToConfirm: Date.UTC(2031, 0, 2, 12) });
  expect(textOf(await screen.findByTestId('notice'))).toContain('Is today Jan 2, 2031?');
  fireEvent.click(screen.getByRole('button', { name: "Yes, that's right" }));
  await waitFor(() => expect(screen.queryByTestId('notice')).toBeNull());
});
