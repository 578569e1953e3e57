// Rounds that tests play, open as replays or look at, as the codes of their links. What each name promises is in
// tests/testing/round-codes.test.ts, which prints another code where new rules have made one void. The seeds in them decide
// which symbols pass in the baselines of e2e/visual.

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
  long: 'ActO9XMAKd4QARkEGCMYHiIfEhMiDRMQFQ4KDCUNDQoIIyYGEAceAgsTARImEx0QAwAMFQEaEQ',
  threeLines: 'ActO9XMAXpjBARIFDycD',
  manyLines: 'ActO9XMAXpjBARQLDhcm',
  lineAndPearl: 'ActO9XMAXpjBAQMPICMR',
  deeper:
    'ActO9XMAdJEYARsLDyURIRQAAQkkBAAXDxkfCwcDDhAhDiIHGwkQBAQMFQULDg8SCScVHwYkAQ4iASEPGwwcCwQQBg0ZJBkWFCUFHhAAFAw',
  deepest:
    'ActO9XMAdDQPARsKGQIbGQ4eCw0jABcDEBsaIQUNDgkDBhoAFQ8JCwYMHiMIECEaIhgHIgQZHgcfFg4OFwgIEgAYDxsBFhMQCyAYBwcQGiUdBgQKCiUCDw0VGAwfDhYJEA8RCAMZDQcmAgIQEAEWBx8KDwcMEQoDDA8AAh8lAwcmEh8aDgMFFAsGHCc',
  fiveDivers:
    'ActO9XMAdJEYARsMGQAACQ4FCgMJDgUKAwkOBQoDCQ4FCgMJDgUKAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
} as const;
