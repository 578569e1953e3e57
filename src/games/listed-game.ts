import type { LucideIcon } from 'lucide-react';
import type { GameDefinition, GameIdentity } from '../engine/definition';
import type { GameForStudio } from './for-studio';
import type { PlayableGame } from './playable';

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

/** A game of the product: its names, its icon, and how to load the rest. */
export interface CatalogEntry extends ListedGame {
  /** Stands before its name in the menu. */
  readonly Icon: LucideIcon;
  /** Its rules. Rejects if their code cannot be loaded. */
  readonly load: () => Promise<GameDefinition>;
  /** Its rules with all that its page needs. Rejects if their code cannot be loaded. */
  readonly loadPlayable: () => Promise<PlayableGame>;
  /** What the studio needs besides. Rejects if its code cannot be loaded. */
  readonly loadForStudio: () => Promise<GameForStudio>;
}
