// How the tests of a game's or skin's pictures are found: by tags. `npm run skin:check` and the checks of a pull request
// choose tests by them.

/**
 * The tags of a test whose baselines show pictures of these games and skins.
 *
 * @param names of the folders in assets/ and skins/
 */
export const showing = (...names: readonly string[]): string[] => names.map((name) => `@${name}`);

/** A pattern for Playwright's `--grep`, which finds the tests that show any of these games and skins. */
export const showingAnyOf = (names: readonly string[]): string => `@(?:${names.join('|')})(?![\\w-])`;
