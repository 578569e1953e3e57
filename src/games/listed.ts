// The games of the product, one a line, shown in the alphabetical order of these names. A new game is a folder beside this
// file, and a line here.

export { entry as luckyFishing } from './lucky-fishing/entry';
export { entry as oceanTreasures } from './ocean-treasures/entry';
