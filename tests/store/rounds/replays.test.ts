import { describe, expect, test } from 'vitest';
import { isReplay } from '../../../src/store/game-state';
import { fakeTimers } from '../fake-timers';
import { definitions, Disk, openTab } from '../tabs';
import { games, longWinOf, lossOf, roundOfSeed } from './rounds';

fakeTimers();

describe.each(games)('a replay of $id', ({ id, definition }) => {
  const round = roundOfSeed(definition, longWinOf(definition), definition.bet.max, 0);
  const open = (disk = new Disk()) => openTab({ disk, open: definitions });

  test('shows the states and says the events of the round, and changes nothing else', async () => {
    const tab = open();
    await tab.playRound(id);
    const { text } = tab.disk;
    const { machines: _, ...before } = tab.state;
    const { lastRound, grid, bet } = tab.machine(id);
    tab.announced.length = 0;
    const writes = tab.storage.writes;

    tab.game.replay(round);
    expect(tab.machine(id)).toMatchObject({
      grid,
      bet,
      playback: { phase: 'spinning', round, isReplay: true },
    });
    tab.reports.at(-1)?.();
    expect(tab.machine(id)).toMatchObject({
      ...{ bet, grid: round.spins.at(-1)?.grid },
      playback: { phase: 'settled', round, isReplay: true },
    });
    expect(tab.announced).toEqual([
      ['roundStarted', round],
      ['roundSettled', round],
    ]);
    tab.game.endReplay(id);
    expect(tab.machine(id)).toMatchObject({ grid, lastRound, playback: { phase: 'idle' } });
    expect(tab.gridsShown).toEqual([{ game: id, grid }]);
    const { machines: __, ...after } = tab.state;
    expect([after, tab.disk.text, tab.storage.writes]).toEqual([before, text, writes]);
  });

  test('keeps no other tab from playing, and goes on meanwhile', async () => {
    const disk = new Disk();
    const [here, there] = [open(disk), open(disk)];
    here.game.replay(round);
    await there.playRound(id);
    expect(there.savedGame.rounds).toBe(1);
    // What the other tab has saved is known here at once, and the replay goes on.
    here.game.refresh();
    expect(here.state.coins).toBe(there.savedGame.coins);
    expect(here.machine(id).playback).toMatchObject({ phase: 'spinning', round, isReplay: true });
    here.reports.at(-1)?.();
    expect(here.phase(id)).toBe('settled');
    const { text } = disk;
    here.game.endReplay(id);
    expect([here.phase(id), disk.text]).toEqual(['idle', text]);
  });

  test('begins once a round that runs is settled, and again from its beginning each time', async () => {
    const tab = open();
    await tab.spin(id);
    tab.game.replay(round);
    expect(tab.savedGame.openRound).toBeNull();
    const [, first] = tab.reports;
    tab.game.replay(round);
    first?.();
    expect(tab.phase(id)).toBe('spinning');
    tab.reports.at(-1)?.();
    expect(tab.phase(id)).toBe('settled');
  });

  test("gives way to the player's own round, at the player's bet", async () => {
    const tab = open();
    const { bet } = tab.machine(id);
    tab.game.replay(round);
    const [shown] = tab.reports;
    await tab.spin(id);
    expect(tab.savedGame.openRound).toMatchObject({ id: 1, bet });
    shown?.();
    tab.game.endReplay(id);
    expect([tab.phase(id), isReplay(tab.machine(id).playback)]).toEqual(['spinning', false]);
  });
});

test('without a round before, the reels return to their first grid', () => {
  for (const { id, definition } of games) {
    const tab = openTab({ open: definitions });
    const { grid } = tab.machine(id);
    const loss = roundOfSeed(definition, lossOf(definition));
    tab.game.replay(loss);
    tab.reports.at(-1)?.();
    tab.game.endReplay(id);
    expect(tab.gridsShown).toEqual([{ game: id, grid }]);
  }
});
