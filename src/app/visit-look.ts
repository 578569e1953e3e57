import load from 'skins:load';
import type { Game } from '../store/game-store';
import { visitLook } from '../ui/skin/active-skin';

/** What may ask for a look: an address (`?look=paper`), or a link that takes one along (`{ look: 'paper' }`). */
interface Asking {
  readonly search: string;
  readonly state?: unknown;
}

/** The id of the look that is asked for, which need not exist; null for none. */
export const askedLook = ({ search, state }: Asking): string | null =>
  new URLSearchParams(search).get('look') ?? (state as { readonly look?: string } | null)?.look ?? null;

const exists = (id: string): boolean => Object.hasOwn(load, id);

/** Shows a look for this visit. The player's own stays where it is that, or where there is no such look. */
export function showForVisit(id: string, { state }: Pick<Game, 'state'>): void {
  if (exists(id)) visitLook.setState({ id: id === state.getState().skin ? null : id });
}

/** Shows a look for this visit, and asks the player whether to keep it. Says so where there is no such look. */
export function offerForVisit(id: string, game: Pick<Game, 'state' | 'changeSettings'>): void {
  showForVisit(id, game);
  if (id === game.state.getState().skin) return;
  import('./notifications/look-offer')
    .then(({ offerLook, reportUnknownLook }) => (exists(id) ? offerLook(id, game) : reportUnknownLook()))
    .catch((reason: unknown) => console.warn('Whether to keep the look is not asked.', reason));
}
