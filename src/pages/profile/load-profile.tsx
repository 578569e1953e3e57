import { catalog } from '../../games/catalog';
import { loadGame } from '../../games/loaded-games';
import { ProfilePage } from './profile-page';

/** Loads the Profile page with every game that a round of its history may belong to. */
export async function load() {
  const games = await Promise.all(catalog.map(({ id }) => loadGame(id)));
  return () => <ProfilePage games={games} />;
}
