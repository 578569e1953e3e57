import type { StoreApi } from 'zustand/vanilla';
import { soundFiles, type SymbolAnimation, type ArtFiles } from '../games/art-files';
import type { SafeSvg } from '../games/safe-svg';
import { readSheet } from '../skins/frames/sheet';
import { artPixelsIn, keepsArtPixels, mayHaveArtPixels } from '../skins/fit/pixel-art';
import { isSymbol } from '../skins/image-list';
import { extensionOf, isSource, nameOf } from '../skins/paths';
import { IMAGE_EXTENSIONS } from '../skins/rules/open-image';
import { FONT_EXTENSIONS } from '../skins/rules/fonts';
import { SOUND_EXTENSIONS } from '../skins/rules/sounds';
import { customSkinStore, type CustomSkin } from '../store/custom-skin';
import { savedSkins } from '../store/custom-skin/saved-skins';
import { readableColours } from '../skins/theme-colours';
import { readsCanvas } from '../ui/browser/canvas-readback';
import { newCanvas } from '../ui/browser/drawing-context';
import { pixelArt } from '../ui/browser/pixel-art';
import { tryOrNull } from '../ui/browser/try-or-null';
import { studioSkin, type Skin } from '../ui/skin/active-skin';
import { motionOf } from '../skins/skin-slots';

/** They live as long as the page: what was undone may come back. */
const urls = new WeakMap<Blob, string>();

/** The URL by which the page shows a file that it holds. The same one each time. */
export function objectUrl(file: Blob): string {
  const known = urls.get(file) ?? URL.createObjectURL(file);
  urls.set(file, known);
  return known;
}

/** The addresses of a custom skin's pictures, animations and sounds. Its files were checked when they came. */
export async function toSkinFiles({
  files,
  pixelated,
  gains,
}: Pick<CustomSkin, 'files' | 'pixelated' | 'gains'>): Promise<ArtFiles> {
  if (pixelated) await import('../ui/skin/pixel-art/pixel-art.css');
  const shown = [...files].filter(([path]) => !isSource(path));
  const pictures = shown.filter(([path]) => IMAGE_EXTENSIONS.includes(extensionOf(path)));
  const sounds = shown.filter(([path]) => SOUND_EXTENSIONS.includes(extensionOf(path)));
  const fonts = shown.filter(([path]) => FONT_EXTENSIONS.includes(extensionOf(path)));
  const isSheet = (name: string): boolean => motionOf(name) !== '';
  const animations: Record<string, SymbolAnimation> = {};
  for (const [path, sheet] of pictures.filter(([one]) => isSheet(nameOf(one)))) {
    const data = files.get(`${nameOf(path)}.json`);
    const animation = data && (await animationOf(nameOf(path), sheet, data));
    if (animation) animations[nameOf(path)] = animation;
  }
  const stills = pictures.filter(([path]) => !isSheet(nameOf(path)));
  const drawings = stills.filter(([path]) => isSymbol(nameOf(path)) && extensionOf(path) === '.svg');
  const markups = await Promise.all(
    drawings.map(async ([path, content]) => [nameOf(path), await safeSvgIn(content)] as const),
  );
  const drawnInPixels = stills.filter(
    ([path]) => keepsArtPixels(nameOf(path)) && extensionOf(path) !== '.svg',
  );
  if (pixelated)
    for (const [path, content] of drawnInPixels)
      pixelArt(objectUrl(content), await countArtPixels(content, nameOf(path)));
  return {
    images: Object.fromEntries(stills.map(([path, content]) => [nameOf(path), objectUrl(content)])),
    markups: Object.fromEntries(markups),
    sounds: soundFiles(Object.fromEntries(sounds.map(([path, content]) => [path, () => dataUrl(content)]))),
    gains,
    fonts: Object.fromEntries(fonts.map(([path, content]) => [nameOf(path), () => content.arrayBuffer()])),
    animations,
    pixelated,
  };
}

/** How many pixels of its artist's own a picture is wide; 0 where this browser doesn't say, or where that makes no difference. */
async function countArtPixels(picture: Blob, slot: string): Promise<number> {
  if (!(await readsCanvas())) return 0;
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const context = mayHaveArtPixels(bitmap, slot) ? newCanvas(width, height) : null;
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context ? artPixelsIn(context.getImageData(0, 0, width, height)) : 0;
}

/** Through the gate again: an older version of it may have let more through. Undefined where it can't be read. */
async function safeSvgIn(file: Blob): Promise<SafeSvg | undefined> {
  const { readSafeSvg } = await import('../skins/svg/open-svg');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return tryOrNull(() => readSafeSvg(bytes)) ?? undefined;
}

async function animationOf(name: string, sheet: Blob, data: Blob): Promise<SymbolAnimation | undefined> {
  const sequence = readSheet(await data.text(), extensionOf(name).slice(1));
  if (!sequence) return undefined;
  const bitmap = await createImageBitmap(sheet);
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return { sheet: objectUrl(sheet), size, ...sequence };
}

/**
 * A `data:` URL of the whole file. What plays sounds decodes that without a request; the page's policy forbids it to
 * fetch an object URL. Rejects if the file can't be read.
 */
const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

/**
 * Publishes the skin of a studio in `studioSkin`, now and after each change: for its trial reels and close-ups, and for the app
 * if the player has chosen the custom skin.
 */
export function publishSkin(state: StoreApi<{ readonly skin: CustomSkin }>): void {
  let loading: Promise<ArtFiles>;
  const publish = async (skin: CustomSkin, before?: CustomSkin): Promise<void> => {
    if (skin.files !== before?.files || skin.pixelated !== before.pixelated || skin.gains !== before.gains)
      loading = toSkinFiles(skin);
    else if (skin.colours === before.colours) return;
    const wanted = loading;
    const files = await wanted;
    // A later change publishes itself.
    if (wanted !== loading) return;
    const { id, colours } = state.getState().skin;
    studioSkin.setState({ skin: { colours: readableColours(colours), files }, id });
  };
  const warn = (reason: unknown): void => console.warn('The skin could not be shown.', reason);
  state.subscribe(({ skin }, { skin: before }) => {
    if (skin !== before) publish(skin, before).catch(warn);
  });
  publish(state.getState().skin).catch(warn);
}

/**
 * A skin of the studio as it is now. Null where it has been removed. Rejects where it can't be read.
 *
 * @param id among the saved skins; undefined for the open one, whichever that is
 */
export async function loadStudioSkin(id: number | undefined): Promise<Skin | null> {
  const { skin, id: open } = studioSkin.getState();
  if (skin && (id === undefined || id === open)) return skin;
  const found = await findStudioSkin(id);
  return found ? { colours: readableColours(found.colours), files: await toSkinFiles(found) } : null;
}

async function findStudioSkin(id: number | undefined): Promise<CustomSkin | undefined> {
  const saved = id === undefined ? undefined : await savedSkins.read(id);
  if (saved) return saved;
  const open = await customSkinStore.read();
  return id === undefined || id === open.id ? open : undefined;
}
