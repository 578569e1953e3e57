import { expect } from 'vitest';
import { dealing, NO_WIN } from '../engine/grids';
import { SECOND } from '../player/times';
import { NOW, type SavedText } from './saved-text';
import { Disk, flushPromises, openTab, type Tab, type TabParts } from './tabs';

/** A device: the disk of its browser, its clock, which can be set, and the elapsed time, which cannot. */
export class Device {
  readonly disk: Disk;
  /** What the clock shows, in milliseconds since 1970. */
  time = NOW;
  elapsed = 0;

  constructor(saved?: string | Partial<SavedText>) {
    this.disk = new Disk(saved);
  }

  pass(ms: number): void {
    this.time += ms;
    this.elapsed += ms;
  }

  /** Opens a tab, as a page does after its start. Browsers give the elapsed time in parts of a millisecond. */
  visit(parts: TabParts = {}): Tab {
    const opened = this.elapsed;
    let reads = 0;
    return openTab({
      ...{ disk: this.disk, random: dealing(NO_WIN) },
      now: () => this.time,
      elapsed: () => this.elapsed - opened + (reads++ % 10) / 10,
      ...parts,
    });
  }

  /** Plays a round for two seconds, if one may start, and returns whether it did. */
  async play(tab: Tab): Promise<boolean> {
    const before = tab.announcedAs('roundStarted').length;
    await tab.spin();
    const started = tab.announcedAs('roundStarted').length > before;
    if (started) this.pass(2 * SECOND);
    tab.settle();
    await flushPromises();
    return started;
  }

  /** Plays a round at the beginning of each minute, until the last minute is over. */
  async playFor(minutes: number, tab: Tab): Promise<void> {
    for (let n = 0; n < minutes; n++) {
      expect(await this.play(tab)).toBe(true);
      this.pass(58 * SECOND);
    }
  }
}

export const blocksOf = (tab: Tab) => tab.announcedAs('spinBlocked');
