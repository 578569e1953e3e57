import type { GameIdentity } from '../engine/definition';

/** What lists of games, its page's head and search engines say of a game. Home loads it: no rules, no art. */
export interface ListedGame extends GameIdentity {
  /** What its page is called in the menu and in the browser's tab. */
  readonly pageTitle: string;
  /** What it is called where its title alone could mean the product. */
  readonly name: string;
  /** One sentence for its card on Home. */
  readonly teaser: string;
  /** One or two sentences for a list of search results. */
  readonly description: string;
  readonly isNew?: boolean;
  readonly isPopular?: boolean;
}
