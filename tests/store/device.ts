import { expect } from 'vitest';
import { toCoins, type Coins } from '../../src/engine/coins';
import type { LimitRecord, Limits } from '../../src/player/limits/limits';
import { dealing, NO_WIN } from '../engine/grids';
import { NO_LIMITS, NOW, type SavedText } from './saved-text';
import { flushPromises, openTab, spin, type Tab, type TabParts } from './tabs';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const PAUSE = 5 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A device: its clock, which can be set, and the elapsed time, which cannot. */
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

/** Plays a round of a game, for two seconds, if one may start, and returns whether it did. */
export async function play(tab: Tab, device: Device, id?: string): Promise<boolean> {
  const before = tab.announcedAs('roundStarted').length;
  await spin(tab.game, id);
  const started = tab.announcedAs('roundStarted').length > before;
  if (started) device.pass(2 * SECOND);
  tab.game.settleNow('shown');
  await flushPromises();
  return started;
}

/** Plays a round at the beginning of each minute, until the last minute is over. */
export async function playFor(minutes: number, tab: Tab, device: Device): Promise<void> {
  for (let n = 0; n < minutes; n++) {
    expect(await play(tab, device)).toBe(true);
    device.pass(58 * SECOND);
  }
}

export const blocksOf = (tab: Tab) => tab.announcedAs('spinBlocked');
export const bets = (coins: number): Coins => toCoins(coins);

/** The saved limits of somebody who has set these. */
export function limitsOf(limits: Partial<Limits>): SavedText['limits'] {
  const held = Object.entries(limits).map(([name, now]) => [name, { now, later: null }] as const);
  return {
    ...NO_LIMITS,
    held: { ...NO_LIMITS.held, ...(Object.fromEntries(held) as Partial<LimitRecord['held']>) },
  };
}
