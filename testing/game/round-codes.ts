// Rounds that tests play, open as replays or look at, as the codes of their links. The seeds in them decide which symbols
// pass in the baselines of e2e/visual.

export const luckyCodes = {
  loss: 'AedLAWIAo6WgAQUEAgAFAgIEBQ',
  win: 'AedLAWIAo6WgAQEFAQMAAQICAQ',
  /** There are no free spins. */
  long: 'AedLAWIAo6WgAQEFAQMAAQICAQ',
  allFish: 'AedLAWIAo6WgAQAAAAAAAAAAAA',
  fish: 'AedLAWIAo6WgAQAAAgEAAAIAAQ',
  tuna: 'AedLAWIAo6WgAQEBAgECAAEAAQ',
  shark: 'AedLAWIAo6WgAQECAgIAAgABAg',
  octopus: 'AedLAWIAo6WgAQADAgEDAAIDAQ',
  whale: 'AedLAWIAo6WgAQQBAgQCAAQAAQ',
  treasure: 'AedLAWIAo6WgAQECBQIABQABBQ',
  middleShark: 'AedLAWIAo6WgAQACBAECAAQCAQ',
  middleWhale: 'AedLAWIAo6WgAQAEAwEEBQIEAA',
  middleTreasure: 'AedLAWIAo6WgAQAFAgEFAAIFAQ',
} as const;

export const oceanCodes = {
  loss: 'ActO9XMAXpjBARICDggm',
  win: 'ActO9XMAXpjBARYVBR8f',
  /** Eight dives, of which the third collects four pearls; no large win. */
  long: 'ActO9XMAKd4QARkEGCMYHiIfEhMiDRMQFQ4KDCUNDQoIIyYGEAceAgsTARImEx0QAwAMFQEaEQ',
  threeLines: 'ActO9XMAXpjBARIFDycD',
  manyLines: 'ActO9XMAXpjBARQLDhcm',
  /** A large win by both. */
  lineAndPearl: 'ActO9XMAXpjBAQMPICMR',
  /** The spin that begins the dives pays too, and pearls are collected after a level. */
  deeper:
    'ActO9XMAdJEYARsLDyURIRQAAQkkBAAXDxkfCwcDDhAhDiIHGwkQBAQMFQULDg8SCScVHwYkAQ4iASEPGwwcCwQQBg0ZJBkWFCUFHhAAFAw',
  /** Twelve divers. */
  deepest:
    'ActO9XMAdDQPARsKGQIbGQ4eCw0jABcDEBsaIQUNDgkDBhoAFQ8JCwYMHiMIECEaIhgHIgQZHgcfFg4OFwgIEgAYDxsBFhMQCyAYBwcQGiUdBgQKCiUCDw0VGAwfDhYJEA8RCAMZDQcmAgIQEAEWBx8KDwcMEQoDDA8AAh8lAwcmEh8aDgMFFAsGHCc',
  /** 505.8 times the bet, in 25 dives. */
  lifetime:
    'ActO9XOy0F4AExsKGQIbGQ4eCw0jABcDEBsaIQUNDgkDBhoAFQ8JCwYMHiMIECEaIhgHIgQZHgcfFg4OFwgIEgAYDxsBFhMQCyAYBwcQGiUdBgQKCiUCDw0VGAwfDhYJEA8RCAMZDQcmAgIQEAEOAh8SDwAJERIDAgobEh8lCQ4mAx4aDgcCFAsGHCc',
  /** One in each of the first dives, with pearls. */
  fiveDivers:
    'ActO9XMAdJEYARsMGQAACQ4FCgMJDgUKAwkOBQoDCQ4FCgMJDgUKAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
} as const;
