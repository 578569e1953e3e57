import { missingDigits } from '../games/win-art';
import { openAtlas } from './frames/formats/read-atlas';
import { sizeOf } from './image-list';
import { extensionOf, isDocFile, isSource, nameOf } from './paths';
import type { ArtTools } from './art-tools';
import type { EncodedImage } from './rules/pixels';
import { checkImage } from './rules/check-image';
import { doubledFiles, isExpected, unexpectedFiles, type ExpectedFiles } from './rules/names';
import { IMAGE_EXTENSIONS, type FileContent, type ImageFile } from './rules/open-image';
import { FONT_EXTENSIONS, fontProblem } from './rules/fonts';
import { SOUND_EXTENSIONS, soundProblem } from './rules/sounds';
import { openManifest, MANIFEST_FILE, type SkinManifest } from './skin-manifest';
import { motionOf, pictureSlotOf, skinSlots } from './skin-slots';
import { texts } from './texts';
import { sentenceAbout } from './sentence-about';

export type SkinContents = ReadonlyMap<string, FileContent>;

/**
 * Checks all of a skin, which need have nothing but its manifest: a line for each problem, which names the file and how to fix
 * it. `manifest` is undefined where it cannot be read. Rejects with a `NoDecoderError` where no image can be decoded.
 */
export async function checkSkin(
  files: SkinContents,
  tools: ArtTools,
): Promise<{ readonly problems: readonly string[]; readonly manifest: SkinManifest | undefined }> {
  const games = Object.keys(tools.product.symbols);
  const { manifest, problems } = await openManifest(files.get(MANIFEST_FILE), games);
  const slots = skinSlots(tools.product);
  const images: ExpectedFiles = {
    kind: 'picture',
    names: [...slots.images, ...slots.blurs],
    extensions: IMAGE_EXTENSIONS,
  };
  const sheets: ExpectedFiles = { kind: 'picture', names: slots.animations, extensions: IMAGE_EXTENSIONS };
  const data: ExpectedFiles = { kind: 'animation', names: slots.animations, extensions: ['.json'] };
  const sounds: ExpectedFiles = { kind: 'sound', names: slots.sounds, extensions: SOUND_EXTENSIONS };
  const fonts: ExpectedFiles = { kind: 'font', names: slots.fonts, extensions: FONT_EXTENSIONS };

  const paths = [...files.keys()]
    .filter((path) => path !== MANIFEST_FILE && !isDocFile(path) && !isSource(path))
    .sort();
  const among = (expected: ExpectedFiles): string[] => paths.filter((path) => isExpected(path, expected));
  const unknown = paths.filter(
    (path) => ![images, sheets, data, sounds, fonts].some((one) => isExpected(path, one)),
  );
  const checked = await checkImages(files, among(images), tools);
  return {
    manifest,
    problems: [
      ...problems.map((problem) => sentenceAbout(MANIFEST_FILE, problem)),
      ...(manifest && paths.length === 0 && Object.keys(manifest.colours).length === 0
        ? [texts.skin.nothingElse(MANIFEST_FILE)]
        : []),
      ...(manifest ? otherGames(manifest, paths, games) : []),
      ...(manifest ? gainsAlone(manifest, among(sounds)) : []),
      ...doubledFiles(paths, images),
      ...doubledFiles(paths, sheets),
      ...doubledFiles(paths, fonts),
      ...unknown.flatMap((path) => unexpectedFiles([path], likeliest(path, { images, data, sounds, fonts }))),
      ...checked.problems,
      ...(await animationProblems(
        files,
        { sheets: among(sheets), data: among(data) },
        checked.images,
        tools,
      )),
      ...among(sounds).flatMap((path) => {
        const problem = soundProblem(files.get(path)?.size ?? 0, nameOf(path));
        return problem ? [sentenceAbout(path, problem)] : [];
      }),
      ...(await fontProblems(files, among(fonts))),
      ...figureProblems(among(images)),
    ],
  };
}

/** The games that a skin has files for without saying so: a line for each. */
const otherGames = (manifest: SkinManifest, paths: readonly string[], games: readonly string[]): string[] =>
  games
    .filter((game) => !manifest.games.includes(game) && paths.some((path) => path.startsWith(`${game}/`)))
    .map((game) => texts.skin.unlistedGame(MANIFEST_FILE, game));

/** The sounds that a skin makes quieter without having them: a line for each. */
const gainsAlone = ({ gains }: SkinManifest, sounds: readonly string[]): string[] =>
  Object.keys(gains)
    .filter((slot) => !sounds.some((path) => nameOf(path) === slot))
    .map((slot) => texts.skin.gainAlone(MANIFEST_FILE, slot));

/** What a file without a place was most likely meant to be, by its ending. */
const likeliest = (
  path: string,
  { images, data, sounds, fonts }: Readonly<Record<'images' | 'data' | 'sounds' | 'fonts', ExpectedFiles>>,
): ExpectedFiles => {
  const extension = extensionOf(path).toLowerCase();
  if (FONT_EXTENSIONS.includes(extension)) return fonts;
  if (SOUND_EXTENSIONS.includes(extension) || path.includes('/sounds/')) return sounds;
  return extension === '.json' ? data : images;
};

async function fontProblems(files: SkinContents, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    const problem = await fontProblem(files.get(path) ?? new Blob());
    if (problem) problems.push(sentenceAbout(path, problem));
  }
  return problems;
}

/** @param paths of pictures */
function figureProblems(paths: readonly string[]): string[] {
  const slots = new Set(paths.map(nameOf));
  const missing = missingDigits((slot) => slots.has(slot));
  return missing.length > 0 ? [texts.skin.missingDigits(missing)] : [];
}

const imageFile = (files: SkinContents, path: string): ImageFile => ({
  name: nameOf(path),
  extension: extensionOf(path),
  content: files.get(path) ?? new Blob(),
});

/** Images that can be shown, by name. They are decoded one after the other: a single one may take 256 MB. */
async function checkImages(
  files: SkinContents,
  paths: readonly string[],
  { product, decode }: ArtTools,
): Promise<{ images: ReadonlyMap<string, EncodedImage>; problems: string[] }> {
  const images = new Map<string, EncodedImage>();
  const problems: string[] = [];
  for (const path of paths) {
    const size = sizeOf(product.images, nameOf(path));
    if (!size) continue;
    const checked = await checkImage(imageFile(files, path), size, decode);
    if (checked.image) images.set(nameOf(path), checked.image);
    problems.push(...checked.problems.map((problem) => sentenceAbout(path, problem)));
  }
  return { images, problems };
}

async function animationProblems(
  files: SkinContents,
  { sheets, data }: { readonly sheets: readonly string[]; readonly data: readonly string[] },
  images: ReadonlyMap<string, EncodedImage>,
  { decode, encode, defaultImage }: ArtTools,
): Promise<string[]> {
  const problems = data
    .filter((path) => !sheets.some((sheet) => nameOf(sheet) === nameOf(path)))
    .map((path) => texts.skin.noSheet(path, `${nameOf(path)}.png`));
  if (sheets.length === 0) return problems;
  // Only a skin with animations needs all that reads and draws them.
  const { fitAnimation } = await import('./frames/fit-animation');
  for (const path of sheets) {
    const name = nameOf(path);
    const content = files.get(`${name}.json`);
    if (!content) {
      problems.push(texts.skin.noData(path, `${name}.json`));
      continue;
    }
    const { atlas, problem } = await openAtlas(content);
    const symbol = pictureSlotOf(name);
    const { imageProblems, dataProblems, notes, sheet } = problem
      ? { imageProblems: [], dataProblems: [problem], notes: [] }
      : await fitAnimation(
          { motion: motionOf(name), pictures: [imageFile(files, path)], atlas },
          { customImage: images.get(symbol), defaultImage: await defaultImage(symbol) },
          { decode, encode },
        );
    problems.push(...imageProblems.map((one) => sentenceAbout(path, one)));
    problems.push(...dataProblems.map((one) => sentenceAbout(`${name}.json`, one)));
    // The build takes files as they are.
    if (sheet) problems.push(texts.skin.notFitted(path, notes));
  }
  return problems;
}
