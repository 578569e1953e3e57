/** Loads the Profile page with every game that a round of its history may belong to, for `React.lazy`. */
export const loadProfilePage = async () => {
  const [{ ProfilePage }, games] = await Promise.all([
    import('./profile-page'),
    import('./games').then(({ loadGames }) => loadGames()),
  ]);
  return { default: () => <ProfilePage games={games} /> };
};
