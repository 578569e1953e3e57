import type { Colours } from '../../skins/theme-colours';

/** What an artist says about a skin: any of it may still be empty. */
export interface SkinNotes {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
}

/** The skin that an artist is working on in this browser. */
export interface OwnSkin {
  readonly notes: SkinNotes;
  /** Whether its pictures are enlarged without smoothing. */
  readonly pixelated: boolean;
  readonly colours: Colours;
  /** Pictures, sounds and what else belongs to it, by their paths in the skin. */
  readonly files: ReadonlyMap<string, Blob>;
}

/** The skin of an artist who has not begun. */
export const emptySkin: OwnSkin = {
  notes: { name: '', author: '', licence: '' },
  pixelated: false,
  colours: {},
  files: new Map(),
};

/** Whether a skin has nothing that could be seen or heard. */
export const isEmptySkin = ({ files, colours }: OwnSkin): boolean =>
  files.size === 0 && Object.keys(colours).length === 0;
