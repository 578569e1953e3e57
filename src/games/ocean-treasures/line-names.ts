import { oceanTreasures } from './definition';

/** What the lines are called, by their ids. @param nameOf the name of a line by its number, from 1 on */
export const lineNames = (nameOf: (n: number) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(oceanTreasures.lines.map(({ id }, n) => [id, nameOf(n + 1)]));
