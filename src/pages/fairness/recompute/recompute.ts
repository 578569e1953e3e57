import { oddsOf } from '../../../engine/odds/odds';
import { publishedOdds, readPublishedGame, type PublishedOdds } from '../../../engine/odds/published-game';
import { summariseOdds } from '../../../engine/odds/summary';

/** The odds of a game as they are published, and as they follow from the rules that are published with them. */
export interface Recomputed {
  readonly published: PublishedOdds;
  readonly recomputed: PublishedOdds;
}

/**
 * Recomputes the odds of published games, one after the other. Throws where one is damaged.
 *
 * @param texts the files `games/<id>.json`
 * @param onProgress told how much of all is done, from above 0 to 1
 */
export const recompute = (texts: readonly string[], onProgress: (part: number) => void): Recomputed[] =>
  texts.map((text, n) => {
    const { rules, odds } = readPublishedGame(text);
    const found = oddsOf(rules, (part) => onProgress((n + part) / texts.length));
    onProgress((n + 1) / texts.length);
    return { published: odds, recomputed: publishedOdds(rules.feature?.id, summariseOdds(found)) };
  });
