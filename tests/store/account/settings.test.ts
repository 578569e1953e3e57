import { describe, expect, test, vi } from 'vitest';
import type { Settings } from '../../../src/store/document/schema';
import { toCoins } from '../../../src/engine/coins';
import { fakeTimers } from '../fake-timers';
import { flushPromises, openTab, type Tab } from '../tabs';

fakeTimers();

const settingsIn = ({ state }: Tab): Settings => {
  const {
    sound,
    volume,
    musicVolume,
    mono,
    soundOffered,
    finishTold,
    helpKey,
    motion,
    idleMotion,
    vibration,
  } = state;
  const { renderer, skin, language } = state;
  return {
    ...{ sound, volume, musicVolume, mono, soundOffered, finishTold, helpKey },
    ...{ motion, idleMotion, vibration, renderer, skin, language },
  };
};

const FIRST: Settings = {
  ...{ sound: false, volume: 100, musicVolume: 100, mono: false, soundOffered: false, finishTold: false },
  ...{ helpKey: true, motion: 'system', idleMotion: true, vibration: true },
  ...{ renderer: 'automatic', skin: null, language: null },
};
const OTHERS: Settings = {
  ...{ sound: true, volume: 0, musicVolume: 20, mono: true, soundOffered: true, finishTold: true },
  ...{ helpKey: false, motion: 'reduced', idleMotion: false, vibration: false },
  ...{ renderer: 'dom', skin: 'paper', language: 'de' },
};
const one = (name: keyof Settings) => ({ [name]: OTHERS[name] }) as Partial<Settings>;
const names = Object.keys(FIRST) as (keyof Settings)[];

describe('the settings', () => {
  test.each(names)(
    '%s applies at once, at the next visit and in other tabs, and changes no other setting',
    async (name) => {
      const tab = openTab({ saved: { coins: 640 } });
      const { disk } = tab;
      const other = openTab({ disk });
      tab.game.changeSettings(one(name));
      const expected = { ...FIRST, ...one(name) };
      expect(settingsIn(tab)).toEqual(expected);
      await flushPromises();
      other.game.refresh();
      for (const place of [openTab({ disk }), other]) expect(settingsIn(place)).toEqual(expected);
      expect(disk.savedGame).toMatchObject({ coins: 640, ...expected });
    },
  );

  test('changed in one breath are all kept, and not written again as they are', async () => {
    const tab = openTab();
    for (const name of names) tab.game.changeSettings(one(name));
    await flushPromises();
    const next = openTab({ disk: tab.disk });
    expect(settingsIn(next)).toEqual(OTHERS);
    next.game.changeSettings(OTHERS);
    await flushPromises();
    expect(next.storage.writes).toBe(0);
  });

  test('take the lock for a moment between rounds, and leave a running round its own', async () => {
    const tab = openTab();
    const isLocked = async () => {
      await flushPromises();
      return tab.disk.locks.isTaken;
    };
    tab.game.changeSettings({ sound: true });
    expect(await isLocked()).toBe(false);
    await tab.spin();
    tab.game.changeSettings({ sound: false });
    expect(await isLocked()).toBe(true);
    tab.settle();
    expect(await isLocked()).toBe(false);
  });

  test('write a slider that moves while another tab plays once, at its final value', async () => {
    const first = openTab();
    const second = openTab({ disk: first.disk });
    await first.spin();
    for (let volume = 99; volume >= 40; volume--) second.game.changeSettings({ volume });
    await flushPromises();
    second.game.refresh();
    expect([settingsIn(second).volume, first.savedGame.volume]).toEqual([40, 100]);
    first.settle();
    for (let n = 0; n < 20; n++) await flushPromises();
    expect([second.storage.writes, first.savedGame.volume]).toEqual([1, 40]);
  });
});

describe("a change of the player's that waits for the round of another tab", () => {
  test.each<[string, (tab: Tab) => unknown, (tab: Tab) => unknown]>([
    ['a setting', ({ game }) => game.changeSettings({ volume: 40 }), ({ savedGame }) => savedGame.volume],
    ['a limit', ({ game }) => game.limit('betPerDay', toCoins(5)), ({ savedGame }) => savedGame.limits],
    ['a break', ({ game }) => game.takeBreak('day'), ({ savedGame }) => savedGame.limits],
    ['a name', ({ game }) => game.saveProfile({ name: 'Ana' }), ({ savedGame }) => savedGame.profile],
    ['the bonus', ({ game }) => game.claimBonus(), ({ savedGame }) => savedGame.bonus],
  ])('%s, is said to, and is saved when that round ends', async (_, change, saved) => {
    const playing = openTab();
    const other = openTab({ disk: playing.disk });
    await playing.spin();
    const before = saved(playing);
    const done = change(other);
    // The stages of these tabs play a round in 1 ms, and its watchdog ends it 500 ms later.
    await vi.advanceTimersByTimeAsync(500);
    expect([other.announcedAs('waitingToSave'), saved(playing)]).toEqual([[true], before]);
    playing.settle();
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(other.announcedAs('waitingToSave')).toEqual([true, false]);
    expect(saved(playing)).not.toEqual(before);
  });

  test('is not spoken of where no round runs, or that of this tab', async () => {
    const tab = openTab();
    tab.game.changeSettings({ volume: 40 });
    await vi.advanceTimersByTimeAsync(1000);
    await tab.spin();
    await tab.game.saveProfile({ name: 'Ana' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(tab.announcedAs('waitingToSave')).toEqual([]);
  });
});
