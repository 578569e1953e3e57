import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedDocument, NOT_PLAYED } from '../saved-text';
import { changeBet, definitions, Disk, flushPromises, machineOf, openTab, SharedLock, spin } from '../tabs';
import { games, otherThan } from './rounds';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(games)('the bet of $id', ({ id, definition }) => {
  const other = otherThan(definition);
  const { min, max, step, default: first } = definition.bet;

  test('goes by its steps from its least to its highest, and is announced', () => {
    const tab = openTab({ open: definitions });
    expect(machineOf(tab.game, id).bet).toBe(first);
    for (const steps of [1, -999, -1, 1, 999, 1]) changeBet(tab.game, steps, id);
    expect(tab.announcedAs('betChanged')).toEqual([first + step, min, min + step, max]);
    expect(machineOf(tab.game, other.id).bet).toBe(other.bet.default);
  });

  test('is saved at once, in its game alone, and found by the next visit', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, open: definitions });
    for (let n = 0; n < 3; n++) changeBet(tab.game, 1, id);
    await flushPromises();
    const bet = first + 3 * step;
    expect(disk.savedGame).toEqual(savedDocument({ games: { [id]: { ...NOT_PLAYED, bet } }, writes: 1 }));
    const next = openTab({ disk, open: definitions });
    expect(machineOf(next.game, id).bet).toBe(bet);
    expect(machineOf(next.game, other.id).bet).toBe(other.bet.default);
  });

  test('changes here while another tab plays, and is saved once that has ended', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const playing = openTab({ disk, lock, open: [other] });
    const here = openTab({ disk, lock, open: [definition] });
    await spin(playing.game, other.id);
    changeBet(here.game, 1, id);
    changeBet(here.game, 1, id);
    await flushPromises();
    expect(machineOf(here.game, id).bet).toBe(first + 2 * step);
    expect(disk.savedGame.games[id]).toBeUndefined();
    playing.game.settleNow('hidden');
    await flushPromises();
    expect(disk.savedGame.games[id]?.bet).toBe(first + 2 * step);
    expect([here.storage.writes, lock.holder]).toEqual([1, null]);
  });

  test.each([
    ['between two steps', min + step + 1, min + step],
    ['over the highest', 10 * max, max],
    ['under the least', 1, min],
  ])('that was saved %s is the nearest that there is', (_, saved, bet) => {
    const disk = new Disk({ games: { [id]: { ...NOT_PLAYED, bet: saved } } });
    expect(machineOf(openTab({ disk, open: definitions }).game, id).bet).toBe(bet);
  });

  test('lasts for this visit where it cannot be saved', async () => {
    const tab = openTab({ open: [definition], fault: 'writes throw before they land' });
    changeBet(tab.game, 1, id);
    await flushPromises();
    expect(machineOf(tab.game, id).bet).toBe(first + step);
    expect(tab.game.state.getState().saveProblem).toBe('not storable');
  });
});

test('a bet that changes before another tab is heard of does not hide that its game has been replaced', async () => {
  const [disk, lock] = [new Disk(), new SharedLock()];
  const [here, there] = [0, 1].map(() => openTab({ disk, lock, open: definitions })) as [
    ReturnType<typeof openTab>,
    ReturnType<typeof openTab>,
  ];
  await spin(here.game);
  here.game.settleNow('hidden');
  await flushPromises();
  await there.game.reset();
  changeBet(here.game, 1);
  await flushPromises();
  here.game.refresh();
  expect(here.gridsShown).toHaveLength(definitions.length);
  expect(machineOf(here.game).lastRound).toBeNull();
});
