import { showingAnyOf } from '../../testing/shown-art';

/** A folder with art: the game's or skin's, or what all of them share. */
const ART = /^(?:assets|skins)\/([^/]+)\/./;
const BASELINE = /^e2e\/visual\/baselines\/([^/]+)\/.+\.webp$/;

/**
 * Chooses the visual tests that a change needs.
 *
 * @param paths what it changes, from the root of the project
 * @param base the commit it is compared with, for Playwright
 * @returns arguments for Playwright; none where every visual test is needed
 */
export function chooseTests(paths: readonly string[], base: string): string[] {
  const relevant = paths.filter((path) => !path.endsWith('.md'));
  const art = new Set(relevant.flatMap((path) => ART.exec(path)?.[1] ?? []));
  const specs = new Set(relevant.flatMap((path) => BASELINE.exec(path)?.[1] ?? []));
  if (art.size === 0 && specs.size === 0) return [`--only-changed=${base}`];
  // Playwright sees which tests import changed code. What shared art and styles change can be on any page.
  const isArtAlone = relevant.every((path) => ART.test(path) || BASELINE.test(path));
  if (!isArtAlone || art.has('shell')) return [];
  return art.size > 0 ? ['--grep', showingAnyOf([...art])] : [...specs].map((spec) => `/${spec}`);
}
