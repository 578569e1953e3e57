import type { ArtTools } from '../../../skins/art-tools';
import { isSymbol } from '../../../skins/image-list';
import { extensionOf, fileOf, nameOf, sourceIn } from '../../../skins/paths';
import { pathsAndSources, type CardKind } from '../cards/slot-files';
import { fitItem } from '../reading/fit-item';
import type { FittedItem } from '../reading/dropped-items';

type Files = ReadonlyMap<string, Blob>;

/**
 * The files of a skin after those in two slots of one kind have changed places, or after those in the first have moved to the
 * second, if nothing is there; otherwise a sentence for each thing that is wrong. Symbols move with their animations and
 * adjustments; any other picture, or sound, is made to fit its new slot.
 */
export async function withMoved(files: Files, from: string, to: string, kind: CardKind, tools: ArtTools) {
  const own = (slot: string): string[] => pathsAndSources(files, slot);
  const moved = new Set([...own(from), ...own(to)]);
  const left = [...files].filter(([path]) => !moved.has(path));
  const there = await fitted(files, from, to, kind, tools);
  const back = own(to).length > 0 ? await fitted(files, to, from, kind, tools) : undefined;
  const problems = [...there.problems, ...(back?.problems ?? [])];
  return problems.length > 0
    ? { problems }
    : {
        files: new Map([...left, ...(there.files ?? []), ...(back?.files ?? [])]),
        /** By how much sounds are played quieter there (dB), by their slots. */
        gains: { ...gainIn(to, there), ...gainIn(from, back) },
        problems: [],
      };
}

const gainIn = (slot: string, item: FittedItem | undefined): Readonly<Record<string, number>> =>
  item?.gain === undefined ? {} : { [slot]: item.gain };

async function fitted(
  files: Files,
  from: string,
  to: string,
  kind: CardKind,
  tools: ArtTools,
): Promise<FittedItem> {
  if (isSymbol(from) && isSymbol(to)) {
    const paths = pathsAndSources(files, from);
    return {
      files: new Map(paths.map((path) => [path.replace(from, to), files.get(path) ?? new Blob()])),
      notes: [],
      problems: [],
    };
  }
  const [path, content] =
    sourceIn(files, from).file ?? [...files].find(([one]) => nameOf(one) === from) ?? [];
  if (path === undefined || content === undefined) return { files: new Map(), notes: [], problems: [] };
  const file = { path: fileOf(from) + extensionOf(path), content };
  return fitItem({ kind, file, candidates: [to] }, to, [...files], tools);
}
