import { catalog } from '../../games/catalog';
import { emptySkin, customSkinStore } from '../../store/custom-skin';
import { notKeptReason } from './editing/changes';
import { createStudio, StudioProvider } from './editing/studio';
import { isKept } from './kept-in-url';
import { skinCheckOf } from './skin-check';
import { StudioPage } from './studio-page';

/** Loads the studio with all games and the artist's skin, for `React.lazy`. */
export async function load() {
  const [opened, ...games] = await Promise.all([
    customSkinStore.read().then(
      (skin) => ({ skin, notKept: null }),
      (error: unknown) => ({ skin: emptySkin, notKept: notKeptReason(error) }),
    ),
    ...catalog.map(({ loadPlayable }) => loadPlayable()),
  ]);
  const chosen = games.find(({ definition: { id } }) => isKept('game', id)) ?? games[0];
  const game = chosen?.definition.id ?? '';
  const studio = createStudio({ ...opened, game }, customSkinStore, skinCheckOf(games), games);
  return {
    default: () => (
      <StudioProvider value={studio}>
        <StudioPage />
      </StudioProvider>
    ),
  };
}
