import { toSkinFiles } from '../../../features/custom-skin-art';
import { isSymbol } from '../../../skins/image-list';
import { isSource } from '../../../skins/paths';
import { gamesOf } from '../../../skins/skin-manifest';
import { stateOf } from '../../../skins/skin-slots';
import { readableColours } from '../../../skins/theme-colours';
import { createCustomSkinStore, isEmptySkin, type CustomSkin } from '../../../store/custom-skin';
import { savedSkins } from '../../../store/custom-skin/saved-skins';
import { studioSkin, type Skin } from '../../../ui/skin/active-skin';
import { isSameSkin } from '../editing/saved-skins';
import { createBrowserArtTools } from '../browser-art-tools';
import { loadStudioGames } from '../studio-games';
import { openDrop } from './open-drop';

/** A skin that came in a file. */
export interface OpenedSkin {
  /** As the studio keeps it. */
  readonly content: CustomSkin;
  /** As it is shown. */
  readonly shown: Skin;
  /** The ids of the games that it has something for. */
  readonly games: readonly string[];
  /** Some of its pictures, to be shown on the first: addresses. */
  readonly preview: { readonly ground: string | undefined; readonly pictures: readonly string[] };
  /** How many of each kind it has. */
  readonly counts: Readonly<Record<'pictures' | 'animations' | 'sounds' | 'colours', number>>;
  /** A sentence for each of its files that is left out. */
  readonly problems: readonly string[];
}

/**
 * Opens the zip of a whole skin, by the rules of the studio. In place of the skin comes `problems` where it is none, and
 * `hasArt` says whether there is anything in it that the studio could use.
 */
export async function openSkin(
  zip: File,
): Promise<OpenedSkin | { readonly problems: readonly string[]; readonly hasArt: boolean }> {
  const tools = createBrowserArtTools(await loadStudioGames());
  const { manifest, files, gains, unassigned, problems } = await openDrop(
    [{ path: zip.name, content: zip }],
    () => new Map(),
    tools,
  );
  const hasArt = files.size > 0 || unassigned.length > 0;
  if (!manifest || (files.size === 0 && Object.keys(manifest.colours).length === 0)) {
    return { problems, hasArt };
  }
  const { name, author, licence, colours, pixelated } = manifest;
  const content = { notes: { name, author, licence }, colours, pixelated, gains, files };
  const paths = [...files.keys()].filter((path) => !isSource(path));
  const shown = { colours: readableColours(colours), files: await toSkinFiles(content) };
  const count = (parts: object): number => Object.keys(parts).length;
  return {
    ...{ content, shown, problems },
    games: gamesOf(paths, Object.keys(tools.product.symbols)),
    preview: previewOf(shown.files.images),
    counts: {
      pictures: count(shown.files.images),
      animations: count(shown.files.animations),
      sounds: count(shown.files.sounds),
      colours: count(colours),
    },
  };
}

const MAX_PREVIEWED = 6;

/** Pictures that make a ground for others, best first. */
const GROUNDS = ['/stage/reels', '/stage/scene-', '/pages/banner'];

/** The symbols of one game, and where there are none, other pictures. */
function previewOf(images: Skin['files']['images']): OpenedSkin['preview'] {
  const all = Object.keys(images).filter((slot) => stateOf(slot) === '');
  const symbols = all.filter(isSymbol);
  const game = symbols[0]?.split('/')[0] ?? '';
  const grounds = GROUNDS.flatMap((part) => all.filter((slot) => slot.includes(part)));
  const ground = grounds.find((slot) => slot.startsWith(game)) ?? grounds[0];
  const shown =
    symbols.length > 0
      ? symbols.filter((slot) => slot.startsWith(game))
      : all.filter((slot) => slot !== ground);
  return {
    ground: ground === undefined ? undefined : images[ground],
    pictures: shown.slice(0, MAX_PREVIEWED).flatMap((slot) => images[slot] ?? []),
  };
}

/**
 * Makes a skin that came in a file the custom skin of this browser, as the studio does where it is dropped there. Another one
 * that was open is saved beside it, and is returned. Rejects with a `SkinNotSavedError` where nothing can be kept.
 */
export async function saveAsCustomSkin({ content, shown }: OpenedSkin): Promise<CustomSkin | null> {
  // Not that of the page: if the studio is there, it learns of this as of a change in another tab.
  const store = createCustomSkinStore();
  const open = await store.read();
  const isOther = !isEmptySkin(open) && !isSameSkin(open, content);
  if (isOther) await savedSkins.add(open);
  else if (!isEmptySkin(open)) await savedSkins.addRemoved(open);
  const { id } = isOther ? content : open;
  await store.write(id === undefined ? content : { ...content, id });
  studioSkin.setState({ skin: shown, id });
  return isOther ? open : null;
}
