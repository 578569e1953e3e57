import fc, { weighted } from '../properties';
// Loaded in advance, so that tabs that import them wait only for promises, and none after its scenario has ended.
import '../../src/player/challenge/leaderboard';
import '../../src/store/account/reset';
import '../../src/store/rounds/history';
import { SAVED_GAME_KEY } from '../../src/store/document/text-storage';
import { Device } from './device';
import type { SavedText } from './saved-text';
import { turns } from './fake-locks';
import { definitions, type Disk, type Tab, type TabParts } from './tabs';

/** Something that is done in a tab, with a value that fast-check shows. */
interface Action<World> {
  readonly does: string;
  readonly value: unknown;
  readonly act: (tab: Tab, world: World, tabIndex: number) => unknown;
}

interface Step<World> {
  readonly tabIndex: number;
  readonly action: Action<World>;
  /** How many promise turns pass before the next step. */
  readonly wait: number;
}

type Weighted<World> = readonly [weight: number, action: fc.Arbitrary<Action<World>>];

/** For actions without parameters. */
export const nothing = fc.constant(null);

/** An action with any of these values, as likely as its weight says. What it returns is waited for if it is a promise. */
export const action = <World, T>(
  weight: number,
  does: string,
  values: fc.Arbitrary<T>,
  act: (tab: Tab, value: T, world: World, tabIndex: number) => unknown,
): Weighted<World> => [
  weight,
  values.map((value) => ({
    ...{ does, value },
    act: (tab, world, tabIndex) => act(tab, value, world, tabIndex),
  })),
];

/** A step of some tab: one of these actions, or what every page does or suffers, each with a weight of 4. */
export const anyStep = <World extends RandomPlay>(
  tabs: number,
  wait: fc.Arbitrary<number>,
  ...actions: readonly Weighted<World>[]
): fc.Arbitrary<Step<World>> => {
  const always: readonly Weighted<World>[] = [
    action(4, 'recover', nothing, ({ game }) => void game.recover()),
    action(4, 'refresh', nothing, ({ game }) => game.refresh()),
    action(4, 'crash', nothing, (tab, _, play, tabIndex) => {
      tab.crash();
      play.open(tabIndex);
    }),
  ];
  return fc.record({ tabIndex: fc.nat(tabs - 1), action: weighted(...always, ...actions), wait });
};

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

/** Checks each document that is written to a disk, independently of the program. */
export abstract class Audit {
  readonly violations: string[] = [];

  constructor(disk: Disk) {
    disk.landed = (key, text) => {
      this.demand(key === SAVED_GAME_KEY, `A backup was made: ${text}`);
      if (key === SAVED_GAME_KEY) this.check(JSON.parse(text) as SavedText, text);
    };
  }

  protected abstract check(saved: SavedText, text: string): void;

  protected demand(isSo: boolean, violation: string): void {
    if (!isSo) this.violations.push(violation);
  }
}
