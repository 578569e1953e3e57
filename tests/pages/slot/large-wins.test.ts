// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { decodeRound } from '../../../src/engine/round-code/round-code';
import { roundCodeIn } from '../../../src/features/round-fragment';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { stageEvents } from '../../../src/pages/slot/stage-emitter';
import { luckyRounds } from '../../../testing/game/games';
import { openApp, openMachine, playRound, press, savedText, toasts } from '../../app/open-app';

const hint = () => screen.queryByText('Press to finish');
const startCount = (isCompletable: boolean): void =>
  act(() => stageEvents.emit('countStarted', { seconds: 4, isCompletable }));
const endCount = (): void => act(() => stageEvents.emit('countEnded'));

test('one is told once that a press completes the count of a large win, and never of a small one', async () => {
  await openMachine();
  startCount(false);
  expect(hint()).toBeNull();
  endCount();
  startCount(true);
  expect(hint()).not.toBeNull();
  endCount();
  expect(hint()).toBeNull();
  await waitFor(() => expect(savedText()).toContain('"finishTold":true'));
  await openApp('/slots');
  startCount(true);
  expect(hint()).toBeNull();
});

test('a win of 20 bets can be shared where it was won, by the address of its round; a smaller one only as a replay', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  onTestFinished(() => void vi.restoreAllMocks());
  const game = await openMachine();
  await playRound(game, luckyRounds.tuna);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await playRound(game, luckyRounds.shark);
  press('Share');
  await waitFor(() => expect(toasts()).toContain('Link copied'));
  const { pathname, hash } = new URL(String(writeText.mock.lastCall?.[0]));
  expect(pathname).toBe('/slots');
  const shared = decodeRound(luckyFishing, roundCodeIn(hash) ?? '');
  expect(shared).toMatchObject({ bet: 10, spins: luckyRounds.shark.spins, payout: 200 });
});
