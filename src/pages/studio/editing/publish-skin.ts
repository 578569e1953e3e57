import type { StoreApi } from 'zustand/vanilla';
import { toSkinArt } from '../../../features/load-custom-skin';
import type { ArtFiles } from '../../../games/game-art';
import { readableColours } from '../../../skins/theme-colours';
import type { CustomSkin } from '../../../store/custom-skin';
import { studioSkin } from '../../../ui/skin/studio-skin';
import type { StudioState } from './changes';

/**
 * Publishes the studio's skin in `studioSkin`, now and after each change: for the trial reels and close-ups, and for the app if
 * the player has chosen the custom skin.
 */
export function publishSkin(state: StoreApi<StudioState>): void {
  let loading: Promise<ArtFiles>;
  const publish = async (skin: CustomSkin, before?: CustomSkin): Promise<void> => {
    if (skin.files !== before?.files || skin.pixelated !== before.pixelated) loading = toSkinArt(skin);
    else if (skin.colours === before.colours) return;
    const wanted = loading;
    const art = await wanted;
    // A later change publishes itself.
    if (wanted !== loading) return;
    studioSkin.setState({ skin: { colours: readableColours(state.getState().skin.colours), art } });
  };
  const warn = (reason: unknown): void => console.warn('The skin could not be shown.', reason);
  state.subscribe(({ skin }, { skin: before }) => {
    if (skin !== before) publish(skin, before).catch(warn);
  });
  publish(state.getState().skin).catch(warn);
}
