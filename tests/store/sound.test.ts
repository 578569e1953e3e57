import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH } from '../game/grids';
import { coinsOf, Disk, openTab, phaseOf, type Tab } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const soundOf = ({ game }: Tab) => game.state.getState().sound;

describe('the sound', () => {
  test('is off until the player turns it on', () => {
    expect(soundOf(openTab())).toBe(false);
  });

  test('is remembered by the next visit, on or off', () => {
    const disk = new Disk({ coins: 640 });
    for (const on of [true, false]) {
      const tab = openTab({ disk });
      tab.game.setSound(on);
      expect(soundOf(tab)).toBe(on);
      expect(soundOf(openTab({ disk }))).toBe(on);
      expect(disk.savedGame).toMatchObject({ coins: 640, sound: on });
    }
  });

  test('follows the other tab', () => {
    const disk = new Disk();
    const [first, second] = [openTab({ disk }), openTab({ disk })];
    first.game.setSound(true);
    second.game.refresh();
    expect(soundOf(second)).toBe(true);
    expect(second.heard).toEqual([]);
  });

  test('writes nothing where it is as it was', () => {
    const tab = openTab();
    tab.game.setSound(false);
    expect(tab.storage.writes).toBe(0);
  });

  test('is turned on in the middle of a round, which is paid as it would have been', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await tab.game.spin();
    tab.game.setSound(true);
    expect([phaseOf(tab), coinsOf(tab)]).toEqual(['spinning', 990]);
    expect(disk.savedGame.openRound).toMatchObject({ id: 1 });
    tab.game.settle(1);
    expect(disk.savedGame).toMatchObject({ coins: 1040, openRound: null, sound: true });
  });

  test('is turned on for this visit where nothing can be saved', () => {
    const tab = openTab({ fault: 'everything throws' });
    tab.game.setSound(true);
    expect(soundOf(tab)).toBe(true);
    tab.game.refresh();
    expect(soundOf(tab)).toBe(true);
  });
});
