// @vitest-environment happy-dom
import { waitFor, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, press, savedText } from '../../app/open-app';

const offer = () => screen.queryByText('Play with sound?');

test('sound is offered before the first round, and never again once that is declined', async () => {
  const game = await openApp('/slots');
  expect(offer()).not.toBeNull();
  press('No thanks');
  await waitFor(() => expect(offer()).toBeNull());
  expect(game.state.getState().sound).toBe(false);
  await waitFor(() => expect(savedText()).toContain('"soundOffered":true'));
  await openApp('/ocean-treasures');
  expect(offer()).toBeNull();
});

test('sound is on once the offer is accepted, and is not offered again though it is turned off', async () => {
  const game = await openApp('/slots');
  press('Turn on');
  await waitFor(() => expect(offer()).toBeNull());
  expect(game.state.getState().sound).toBe(true);
  game.changeSettings({ sound: false });
  await waitFor(() => expect(savedText()).toContain('"sound":false'));
  await openApp('/slots');
  expect(offer()).toBeNull();
});

test.each([{ rounds: 1 }, { sound: true }])('nobody is offered sound with %o', async (saved) => {
  await openApp('/slots', { saved });
  expect(offer()).toBeNull();
});
