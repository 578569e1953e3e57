import { writeArchive } from '../../../skins/archive/archive';
import { isSymbol, sizeOf } from '../../../skins/image-list';
import { extensionOf, fileOf, folderOf, nameOf } from '../../../skins/paths';
import { maxSeconds } from '../../../skins/rules/sounds';
import { soundFolder, type SkinSlots } from '../../../skins/skin-slots';
import { templateFiles } from '../../../skins/template';
import { imageList } from '../image-list';
import { originals } from '../originals';
import { mediaTypes } from '../reading/fit-item';
import type { StudioGame } from '../studio-games';
import { texts } from './texts';
import { silhouettes } from './silhouettes';

/**
 * Packs all originals for an artist to draw over: each in its place, with their sizes and safe areas, and a sheet of the
 * symbols' silhouettes. The studio takes the zip back, and uses what has changed. Rejects where an original can't be fetched.
 */
export async function templateZip(games: readonly StudioGame[], slots: SkinSlots): Promise<Blob> {
  const urls = [
    ...slots.images.map((slot) => [slot, pictureUrl(slot, games)] as const),
    ...slots.sounds.map((slot) => [slot, soundUrl(slot, games)] as const),
  ];
  const found = new Map<string, Blob>();
  for (const [slot, url] of urls) {
    if (url === undefined) continue;
    const content = await fetched(url);
    found.set(slot + extensionFor(content, url), content);
  }
  const guides = new Map([
    ['README.txt', new Blob([readme([...found.keys()], slots, games)])],
    ['safe-area.svg', new Blob([SAFE_AREA])],
  ]);
  const sheet = await silhouettes([...found].filter(([path]) => isSymbol(path)));
  if (sheet) guides.set('silhouettes.png', sheet);
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, content] of await templateFiles(found, guides)) {
    bytes.set(path, new Uint8Array(await content.arrayBuffer()));
  }
  return new Blob([writeArchive(bytes)], { type: 'application/zip' });
}

/** As it was drawn, if the program has that. */
const pictureUrl = (slot: string, games: readonly StudioGame[]): string | undefined =>
  games.flatMap(({ files }) => files.vectors?.[slot] ?? [])[0] ?? originals[slot];

function soundUrl(slot: string, games: readonly StudioGame[]): string | undefined {
  const game = games.find(({ definition: { id } }) => folderOf(slot) === soundFolder(id));
  return game?.art.sounds[fileOf(slot)]?.find((url) => typeof url === 'string');
}

async function fetched(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} could not be fetched.`);
  return answer.blob();
}

/** By the type that the server gives: the development server's addresses say another one. */
function extensionFor({ type }: Blob, url: string): string {
  const [kind = ''] = type.split(';');
  const known = Object.entries(mediaTypes).find(([, one]) => one === kind);
  return known ? known[0] : extensionOf(url.replace(/[?#].*$/, ''));
}

const sharedAreas: Readonly<Record<string, string>> = texts.template.safeAreas;

/** What has to stay empty or calm in a picture; empty where nothing has to. */
function safeArea(slot: string, games: readonly StudioGame[]): string {
  if (isSymbol(slot)) return texts.template.symbolSafeArea;
  const game = games.find(({ definition }) => slot.startsWith(`${definition.id}/`));
  const name = fileOf(slot);
  return game?.forStudio.texts.safeAreas?.[name] ?? sharedAreas[name] ?? '';
}

function readme(paths: readonly string[], slots: SkinSlots, games: readonly StudioGame[]): string {
  const lineOf = (path: string, slot: string): string => {
    const size = sizeOf(imageList, slot);
    const facts = size
      ? [texts.template.size(size), safeArea(slot, games)]
      : [texts.template.seconds(maxSeconds(slot))];
    return [path, ...facts.filter((fact) => fact !== '')].join('\t');
  };
  const lines = paths.map((path) => lineOf(path, nameOf(path)));
  const more = slots.images.filter((slot) => sizeOf(imageList, slot)?.isOptional);
  return [
    ...[texts.template.readme, '', ...lines, '', texts.template.more, ''],
    ...more.map((slot) => lineOf(`${slot}.png`, slot)),
    ...[...slots.fonts.map((slot) => `${slot}.woff2`), ''],
  ].join('\n');
}

/** Where a symbol is drawn: 16 of 256 items on each side stay empty. */
const SAFE_AREA = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <rect x="0.5" y="0.5" width="255" height="255" fill="none" stroke="#888"/>
  <rect x="16" y="16" width="224" height="224" fill="none" stroke="#e0218a" stroke-dasharray="6 4"/>
</svg>
`;
