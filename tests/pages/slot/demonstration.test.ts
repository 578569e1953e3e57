// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { texts } from '../../../src/games/lucky-fishing/texts';
import { texts as ocean } from '../../../src/games/ocean-treasures/texts';
import { gameRecordOf } from '../../../src/store/game-state';
import { luckyFishingWith } from '../../../testing/saved/saved-game';
import { noTotalsYet } from '../../../src/player/totals';
import { announced, openApp, openMachine, savedText, stage, startSpin } from '../../app/open-app';
import { roundPath } from '../../../src/features/round-link';
import { gameUnderTest, luckyRounds } from '../../../testing/game/games';

/** Time enough for it to begin (ms). */
const A_WHILE = 1_000;

const isShown = (): boolean => document.querySelector('.demonstration') !== null;
const isRemembered = (): boolean => savedText().includes('"demonstrated":true');
/** Lets time pass, with what it brings about. */
const wait = (): Promise<void> => act(() => vi.advanceTimersByTimeAsync(A_WHILE).then(() => undefined));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});

test('a new player is shown once that a reel of one symbol wins, and hears it', async () => {
  await openMachine();
  expect(isShown()).toBe(false);
  await wait();
  expect(isShown()).toBe(true);
  expect(announced('polite')).toBe(texts.demonstration);
  await waitFor(() => expect(isRemembered()).toBe(true));
  const shown = document.querySelector('.demonstration');
  if (shown) fireEvent.animationEnd(shown);
  expect(isShown()).toBe(false);

  await openApp('/slots');
  await waitFor(() => expect(stage()['phase']).toBe('idle'));
  await wait();
  expect(isShown()).toBe(false);
});

test.each(['a key', 'a pointer'])('%s ends it, before it begins as well', async (press) => {
  const end = () =>
    press === 'a key' ? fireEvent.keyDown(document.body, { key: 'a' }) : fireEvent.pointerDown(document.body);
  await openMachine();
  await wait();
  end();
  expect(isShown()).toBe(false);

  localStorage.clear();
  await openMachine();
  end();
  await wait();
  expect(isShown()).toBe(false);
  expect(isRemembered()).toBe(false);
});

test('a round that begins takes its place', async () => {
  await openMachine();
  await wait();
  await startSpin(luckyRounds.loss);
  expect(isShown()).toBe(false);
});

test('a game with a collector shows a line, and then what is collected', async () => {
  await openMachine('/ocean-treasures');
  await wait();
  const scenes = [...document.querySelectorAll('.demonstration-scene p')].map((text) => text.textContent);
  expect(scenes).toEqual([ocean.demonstration, ocean.collecting]);
  expect(announced('polite')).toBe(scenes.join(' '));
});

test('who has played does not see it', async () => {
  const game = await openMachine('/slots', {
    rounds: 1,
    games: luckyFishingWith({ totals: { ...noTotalsYet, rounds: 1 } }),
  });
  await wait();
  expect(isShown()).toBe(false);
  expect(gameRecordOf(game.state.getState(), 'lucky-fishing').demonstrated).toBeUndefined();
});

test('whoever opens the link of a round is shown nothing else, while its replay still loads', async () => {
  const replay = '../../../src/pages/slot/replay/replay';
  let load = (_code: object): void => undefined;
  vi.doMock(replay, () => new Promise((resolve) => (load = resolve)));
  onTestFinished(() => {
    load({ Replay: () => null });
    vi.doUnmock(replay);
  });
  const { definition, loss } = gameUnderTest('lucky-fishing');
  await openMachine(roundPath(definition, loss));
  await wait();
  expect([isShown(), isRemembered(), screen.queryByText('Play with sound?')]).toEqual([false, false, null]);
});
