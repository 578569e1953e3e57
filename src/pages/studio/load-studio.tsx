import { emptySkin, customSkinStore } from '../../store/custom-skin';
import { savedSkins } from '../../store/custom-skin/saved-skins';
import { notSavedReason } from './editing/changes';
import { createStudio, type Studio } from './editing/studio';
import { isInUrl } from './studio-url';
import { createBrowserArtTools } from './browser-art-tools';
import { loadStudioGames } from './studio-games';
import { StudioPage } from './studio-page';

/** Loads the studio with all games and the custom skin. It opens when its page is shown. */
export async function load() {
  const [opened, games] = await Promise.all([
    customSkinStore.read().then(
      (skin) => ({ skin, notSaved: null }),
      (error: unknown) => ({ skin: emptySkin, notSaved: notSavedReason(error) }),
    ),
    loadStudioGames(),
  ]);
  let studio: Studio | undefined;
  const openStudio = (): Studio => {
    const chosen = games.find(({ definition: { id } }) => isInUrl('game', id)) ?? games[0];
    const game = chosen?.definition.id ?? '';
    return (studio ??= createStudio(
      { ...opened, game },
      customSkinStore,
      createBrowserArtTools(games),
      games,
      savedSkins,
    ));
  };
  return () => <StudioPage open={openStudio} />;
}
