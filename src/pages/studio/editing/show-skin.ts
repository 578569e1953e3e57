import type { StoreApi } from 'zustand/vanilla';
import { skinFilesOf } from '../../../features/custom-skin';
import type { SkinFiles } from '../../../games/playable';
import { readableColours } from '../../../skins/theme-colours';
import type { CustomSkin } from '../../../store/custom-skin';
import { customLook } from '../../../ui/skin/custom-look';
import type { StudioState } from './changes';

/** Shows the studio's skin, now and after each change: to the studio itself, and to the app if the player has chosen it. */
export function showSkin(state: StoreApi<StudioState>): void {
  let loading: Promise<SkinFiles>;
  const show = async (skin: CustomSkin, before?: CustomSkin): Promise<void> => {
    if (skin.files !== before?.files || skin.pixelated !== before.pixelated) loading = skinFilesOf(skin);
    else if (skin.colours === before.colours) return;
    const wanted = loading;
    const files = await wanted;
    // A later change shows itself.
    if (wanted !== loading) return;
    customLook.setState({ skin: { colours: readableColours(state.getState().skin.colours), files } });
  };
  const warn = (reason: unknown): void => console.warn('The skin could not be shown.', reason);
  state.subscribe(({ skin }, { skin: before }) => {
    if (skin !== before) show(skin, before).catch(warn);
  });
  show(state.getState().skin).catch(warn);
}
