import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SkinFiles } from '../../games/with-skin';

/** The skin that everything is shown in now; null for the product's own look. */
export const skinInUse = createStore<{ readonly files: SkinFiles | null }>(() => ({ files: null }));

/** The files of the skin that is in use; null for the product's own look. */
export const useSkin = (): SkinFiles | null => useStore(skinInUse, ({ files }) => files);
