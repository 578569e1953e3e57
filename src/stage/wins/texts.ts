import { translatable } from '../../languages/language';

/** What the stage says of any game's rounds. `paid` is an amount of coins with its sign: `+50`. */
export const texts = translatable('slot/stage', {
  line: (name: string, paid: string) => `${name}: ${paid}`,
  /** What a collector got: `30 + 20, times 2: +100`. `values` are amounts of coins. */
  tally: (values: string, multiplier: number, paid: string) =>
    `${values}${multiplier > 1 ? `, times ${multiplier}` : ''}: ${paid}`,
});
