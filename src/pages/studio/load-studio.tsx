import { catalog } from '../../games/catalog';
import { emptySkin } from '../../store/own-skin/own-skin';
import { ownSkinStore } from '../../store/own-skin/store';
import { skinCheckOf } from './browser-product';
import { notKeptReason } from './editing/skin-changes';
import { createStudio } from './editing/studio';
import { StudioPage } from './studio-page';

/** Loads the studio with all games and the artist's skin, for `React.lazy`. */
export async function loadStudio() {
  const [opened, ...games] = await Promise.all([
    readOwnSkin(),
    ...catalog.map(({ loadPlayable }) => loadPlayable()),
  ]);
  const check = skinCheckOf(games);
  const studio = createStudio(opened.skin, opened.notKept, ownSkinStore, check, games);
  return { default: () => <StudioPage studio={studio} games={games} check={check} /> };
}

async function readOwnSkin() {
  try {
    return { skin: await ownSkinStore.read(), notKept: null };
  } catch (error) {
    return { skin: emptySkin, notKept: notKeptReason(error) };
  }
}
