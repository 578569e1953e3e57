import { describe, expect, test } from 'vitest';
import type { Round } from '../../../src/engine/round';
import { isReplay } from '../../../src/store/game-state';
import { fakeTimers } from '../fake-timers';
import { definitions, Disk, openTab, type Tab } from '../tabs';
import { games, longWinOf, lossOf, roundOfSeed } from './rounds';

fakeTimers();

/** Makes the stage report a whole round, spin by spin, to the latest `RoundProgress`. */
function playOut(tab: Tab, { spins }: Round): void {
  const progress = tab.reports.at(-1);
  for (const spin of spins.keys()) {
    if (spin > 0) progress?.freeSpinBegun(spin);
    progress?.spinShown(spin);
  }
  progress?.roundShown();
}

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
    const replays = await tab.game.replays();
    const writes = tab.storage.writes;

    replays.watch(round);
    expect(tab.machine(id)).toMatchObject({
      grid,
      bet,
      play: { phase: 'spinning', round, spin: 0, spinsShown: 0 },
    });
    playOut(tab, round);
    expect(tab.machine(id)).toMatchObject({
      ...{ bet, grid: round.spins.at(-1)?.grid },
      play: { phase: 'settled', round, isCounted: false },
    });
    expect(isReplay(tab.machine(id).play)).toBe(true);
    expect(tab.announced).toEqual([
      ['roundStarted', round],
      ...round.spins.map((_, spin) => ['spinShown', { round: 0, spin }]),
      ['roundSettled', round],
    ]);
    replays.end(id);
    expect(tab.machine(id)).toMatchObject({ grid, lastRound, play: { phase: 'idle' } });
    expect(tab.gridsShown).toEqual([{ game: id, grid }]);
    const { machines: __, ...after } = tab.state;
    expect([after, tab.disk.text, tab.storage.writes]).toEqual([before, text, writes]);
  });

  test('keeps no other tab from playing, and goes on meanwhile', async () => {
    const disk = new Disk();
    const [here, there] = [open(disk), open(disk)];
    const replays = await here.game.replays();
    replays.watch(round);
    await there.playRound(id);
    expect(there.savedGame.rounds).toBe(1);
    // What the other tab has saved is known here at once, and the replay goes on.
    here.game.refresh();
    expect(here.state.coins).toBe(there.savedGame.coins);
    expect(here.machine(id).play).toMatchObject({ phase: 'spinning', round, isReplay: true });
    playOut(here, round);
    expect(here.phase(id)).toBe('settled');
    const { text } = disk;
    replays.end(id);
    expect([here.phase(id), disk.text]).toEqual(['idle', text]);
  });

  test('begins once a round that runs is settled, and again from its beginning each time', async () => {
    const tab = open();
    await tab.spin(id);
    const replays = await tab.game.replays();
    replays.watch(round);
    expect(tab.savedGame.openRound).toBeNull();
    const [, first] = tab.reports;
    replays.watch(round);
    first?.roundShown();
    expect(tab.phase(id)).toBe('spinning');
    playOut(tab, round);
    expect(tab.phase(id)).toBe('settled');
  });

  test('tells what paid once the stage has counted it, unless it is shown again by then', async () => {
    const tab = open();
    const counted: (() => void)[] = [];
    tab.game.attachStage(id, {
      ...{ showResult: () => undefined, showGrid: () => undefined },
      play: (_, progress) => tab.reports.push(progress),
      presentOutcome: (_round, _coins, onCounted) => counted.push(onCounted),
    });
    const replays = await tab.game.replays();
    for (const _ of [1, 2]) {
      replays.watch(round);
      playOut(tab, round);
    }
    const isCounted = (): unknown => tab.machine(id).play;
    counted[0]?.();
    expect(isCounted()).toMatchObject({ phase: 'settled', isCounted: false });
    counted[1]?.();
    expect(isCounted()).toMatchObject({ phase: 'settled', isCounted: true, isReplay: true });
    expect(tab.announcedAs('roundCounted')).toEqual([]);
    replays.end(id);
    counted[1]?.();
    expect(tab.phase(id)).toBe('idle');
  });

  test("gives way to the player's own round, at the player's bet", async () => {
    const tab = open();
    const { bet } = tab.machine(id);
    const replays = await tab.game.replays();
    replays.watch(round);
    const [shown] = tab.reports;
    await tab.spin(id);
    expect(tab.savedGame.openRound).toMatchObject({ id: 1, bet });
    shown?.roundShown();
    replays.end(id);
    expect([tab.phase(id), isReplay(tab.machine(id).play)]).toEqual(['spinning', false]);
  });
});

test('without a round before, the reels return to their first grid', async () => {
  for (const { id, definition } of games) {
    const tab = openTab({ open: definitions });
    const { grid } = tab.machine(id);
    const replays = await tab.game.replays();
    const loss = roundOfSeed(definition, lossOf(definition));
    replays.watch(loss);
    playOut(tab, loss);
    replays.end(id);
    expect(tab.gridsShown).toEqual([{ game: id, grid }]);
  }
});
