import fc, { weighted } from '../properties';
// Loaded in advance, so that tabs that import them wait only for promises, and none after its scenario has ended.
import '../../src/player/challenge/leaderboard';
import '../../src/store/account/reset';
import '../../src/store/rounds/history';
import { Device } from './device';
import { turns } from './fake-locks';
import { definitions, type Tab, type TabParts } from './tabs';

/** Something that is done in a tab, with a value that fast-check shows. */
interface Action {
  readonly does: string;
  readonly value: unknown;
  readonly act: (tab: Tab, play: RandomPlay, tabIndex: number) => unknown;
}

interface Step {
  readonly tabIndex: number;
  readonly action: Action;
  /** How many promise turns pass before the next step. */
  readonly wait: number;
}

type Weighted = readonly [weight: number, action: fc.Arbitrary<Action>];

/** For actions without parameters. */
export const nothing = fc.constant(null);

/** An action with any of these values, as likely as its weight says. What it returns is waited for if it is a promise. */
export const action = <T>(
  weight: number,
  does: string,
  values: fc.Arbitrary<T>,
  act: (tab: Tab, value: T, play: RandomPlay, tabIndex: number) => unknown,
): Weighted => [
  weight,
  values.map((value) => ({
    ...{ does, value },
    act: (tab, play, tabIndex) => act(tab, value, play, tabIndex),
  })),
];

/** A step of some tab: one of these actions, or what every page does or suffers, each with a weight of 4. */
export const anyStep = (
  tabs: number,
  wait: fc.Arbitrary<number>,
  ...actions: readonly Weighted[]
): fc.Arbitrary<Step> => {
  const always: readonly Weighted[] = [
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
    private seed: number,
    private readonly partsOf: (seed: number) => TabParts,
  ) {
    super();
  }

  /** Opens a tab, as a page does: it recovers and closes weeks by itself. */
  open(tabIndex: number): Tab {
    const tab = this.visit({ open: definitions, ...this.partsOf(this.seed++) });
    void tab.game.recover();
    void tab.game.closeWeeks();
    return (this.tabs[tabIndex] = tab);
  }

  /** Takes the steps one after the other. */
  async take(steps: readonly Step[]): Promise<void> {
    for (const { tabIndex, action, wait } of steps) {
      const done = action.act(this.tabs[tabIndex] ?? this.open(tabIndex), this, tabIndex);
      if (done instanceof Promise) await done;
      await turns(wait);
    }
  }
}
