import fc, { weighted } from '../properties';
// Loaded in advance, so that tabs that import them wait only for promises, and none after its scenario has ended.
import '../../src/player/challenge/leaderboard';
import '../../src/store/account/reset';
import { Device } from './device';
import type { SavedText } from './saved-text';
import { turns } from './fake-locks';
import { definitions, type Tab, type TabParts } from './tabs';

/** Something that is done in a tab, with a value that fast-check shows. */
interface Action<World> {
  readonly does: string;
  readonly value: unknown;
  readonly act: (tab: Tab, world: World, tabIndex: number) => unknown;
}

export interface Step<World> {
  readonly tabIndex: number;
  readonly action: Action<World>;
  /** How many promise turns pass before the next step. */
  readonly wait: number;
}

/** For actions without parameters. */
export const nothing = fc.constant(null);

/** An action with any of these values. What it returns is only waited for if it is a promise. */
export const action = <World, T>(
  does: string,
  values: fc.Arbitrary<T>,
  act: (tab: Tab, value: T, world: World, tabIndex: number) => unknown,
): fc.Arbitrary<Action<World>> =>
  values.map((value) => ({
    ...{ does, value },
    act: (tab, world, tabIndex) => act(tab, value, world, tabIndex),
  }));

/** A step of some tab. Actions are as likely as their weights say. */
export const anyStep = <World>(
  tabs: number,
  wait: fc.Arbitrary<number>,
  ...actions: readonly (readonly [weight: number, action: fc.Arbitrary<Action<World>>])[]
): fc.Arbitrary<Step<World>> => fc.record({ tabIndex: fc.nat(tabs - 1), action: weighted(...actions), wait });

/** A device on which somebody plays in several tabs. */
export class RandomPlay extends Device {
  readonly tabs: Tab[] = [];

  /** @param partsOf what each tab is opened with, by a number that is never the same */
  constructor(
    saved: Partial<SavedText> | undefined,
    private seed: number,
    private readonly partsOf: (seed: number) => TabParts,
  ) {
    super(saved);
  }

  /** Opens a tab, as a page does: it recovers and closes weeks by itself. */
  open(tabIndex: number): Tab {
    const tab = this.visit({ open: definitions, ...this.partsOf(this.seed++) });
    void tab.game.recover();
    void tab.game.closeWeeks();
    return (this.tabs[tabIndex] = tab);
  }

  /** Takes the steps one after the other. `world` is given to each action. */
  async take<World>(steps: readonly Step<World>[], world: World): Promise<void> {
    for (const { tabIndex, action, wait } of steps) {
      const done = action.act(this.tabs[tabIndex] ?? this.open(tabIndex), world, tabIndex);
      if (done instanceof Promise) await done;
      await turns(wait);
    }
  }
}

/** Kills a tab, and opens another one in its place. */
export const crash = action('crash', nothing, (tab, _, world: RandomPlay, tabIndex) => {
  tab.crash();
  world.open(tabIndex);
});
