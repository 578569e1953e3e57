import { catalog } from '../../games/catalog';
import { loadGame } from '../../games/loaded-games';

/** Loads the Profile page with every game that a round of its history may belong to, for `React.lazy`. */
export const loadProfilePage = async () => {
  const [{ ProfilePage }, ...games] = await Promise.all([
    import('./profile-page'),
    ...catalog.map(({ id }) => loadGame(id)),
  ]);
  return { default: () => <ProfilePage games={games} /> };
};
