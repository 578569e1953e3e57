import { expect } from 'vitest';
import { toCoins, type Coins } from '../../src/game/coins';
import type { LimitRecord, Limits } from '../../src/game/limits';
import { dealing, NO_WIN } from '../game/grids';
import {
  NO_LIMITS,
  NOW,
  openTab,
  quiet,
  runningRound,
  type SavedText,
  type Tab,
  type TabParts,
} from './tabs';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const PAUSE = 5 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A device: its clock, which can be set, and the time that passes whatever that shows. */
export function createDevice() {
  const device = {
    time: NOW,
    elapsed: 0,
    pass(ms: number) {
      device.time += ms;
      device.elapsed += ms;
    },
  };
  return device;
}
export type Device = ReturnType<typeof createDevice>;

/** Opens a tab on a device, as a page does after its start. */
export function visit(device: Device, parts: TabParts = {}): Tab {
  const opened = device.elapsed;
  return openTab({
    random: dealing(NO_WIN),
    now: () => device.time,
    elapsed: () => device.elapsed - opened,
    ...parts,
  });
}

/** A round of two seconds, if one may begin; tells whether it did. */
export async function play(tab: Tab, device: Device): Promise<boolean> {
  const before = tab.told('spinStarted').length;
  await tab.game.spin();
  const began = tab.told('spinStarted').length > before;
  if (began) device.pass(2 * SECOND);
  tab.game.settle(runningRound(tab));
  await quiet();
  return began;
}

/** Plays a round at the beginning of each of so many minutes, and waits until the last minute is over. */
export async function playFor(minutes: number, tab: Tab, device: Device): Promise<void> {
  for (let n = 0; n < minutes; n++) {
    expect(await play(tab, device)).toBe(true);
    device.pass(58 * SECOND);
  }
}

export const closuresOf = (tab: Tab) => tab.told('spinClosed');
export const bets = (coins: number): Coins => toCoins(coins);

/** The saved limits of somebody who has set these. */
export function limitsOf(limits: Partial<Limits>): SavedText['limits'] {
  const held = Object.entries(limits).map(([name, now]) => [name, { now, later: null }] as const);
  return {
    ...NO_LIMITS,
    held: { ...NO_LIMITS.held, ...(Object.fromEntries(held) as Partial<LimitRecord['held']>) },
  };
}
