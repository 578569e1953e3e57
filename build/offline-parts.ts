import type { Rolldown } from 'vite';
import type { BuiltFile } from '../src/app/pwa/kept-files';

/** What every page starts with. */
const FIRST = '/src/main.tsx';
/** Code that no game needs, and that weighs much: the studio, the odds, plots, and a renderer of Pixi's that is never asked for. */
const REST = /src\/pages\/(studio|fairness)\/|\/uplot\/|pixi\.js\/lib\/.*\/WebGPURenderer\./;

/** The names of all code of a build that a game may need, whatever it has to load for that. */
export function codeOfGames(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const found = new Set<string>();
  const isFirst = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
    moduleIds.some((id) => id.endsWith(FIRST));
  const waiting = [...chunks.values()].filter(isFirst).map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) continue;
    found.add(name);
    waiting.push(...chunk.imports);
    waiting.push(...chunk.dynamicImports.filter((one) => !REST.test(chunks.get(one)?.facadeModuleId ?? '')));
  }
  return found;
}

type ListedFile = Pick<BuiltFile, 'url' | 'revision'>;

interface BuildNames {
  /** The names of the code that both games need. */
  readonly games: ReadonlySet<string>;
  /** The names of the pages that are kept with the games, without `.html`. */
  readonly pages: readonly string[];
  readonly skins: readonly string[];
  readonly languages: readonly string[];
}

/** A bitmap of the original look: what all its widths have in common, and its width. */
const BITMAP = /^assets\/(?!skin-)(.+)-(\d+)-[\w-]{8}\.webp$/;

const widthOf = ({ url }: Pick<ListedFile, 'url'>): number => Number(BITMAP.exec(url)?.[2] ?? 0);
const pictureOf = ({ url }: Pick<ListedFile, 'url'>): string | undefined => BITMAP.exec(url)?.[1];

/**
 * Says of each file to which part it belongs. The games have each picture of the original look in one width, the middle one:
 * the worker answers with it where another one can't be fetched.
 */
export function listParts<T extends ListedFile>(entries: readonly T[], names: BuildNames): (T & BuiltFile)[] {
  const sorted = entries.toSorted((one, other) => widthOf(one) - widthOf(other));
  const isMiddle = (entry: T): boolean => {
    const widths = sorted.filter((one) => pictureOf(one) === pictureOf(entry));
    return widths[Math.floor((widths.length - 1) / 2)] === entry;
  };
  const partOf = (entry: T): string => {
    const { url } = entry;
    const named = (kind: string, ids: readonly string[]): string | undefined => {
      const id = ids.find((one) => url.startsWith(`assets/${kind}-${one}-`));
      return id && `${kind}-${id}`;
    };
    // The longest first: one name may be the beginning of another.
    const skin = named(
      'skin',
      names.skins.toSorted((one, other) => other.length - one.length),
    );
    const chosen = skin ?? named('language', names.languages);
    if (chosen !== undefined) return chosen;
    // Music is kept once it is heard.
    if (url.startsWith('assets/bed-')) return 'music';
    if (/\.(mp3|ogg|wav|m4a|webm)$/.test(url)) return 'sounds';
    if (pictureOf(entry) !== undefined) return isMiddle(entry) ? 'games' : 'rest';
    if (url.endsWith('.js')) return names.games.has(url) ? 'games' : 'rest';
    // What the page of the odds compares with.
    if (url.startsWith('games/')) return 'rest';
    if (url.endsWith('.html')) return names.pages.includes(url.slice(0, -'.html'.length)) ? 'games' : 'rest';
    return 'games';
  };
  return sorted.map((entry) => {
    const picture = pictureOf(entry);
    return {
      ...entry,
      // Hosts serve a page at its own address, and Home at that of its folder.
      url: entry.url === 'index.html' ? './' : entry.url.replace(/^([^/]+)\.html$/, '$1'),
      part: partOf(entry),
      ...(picture !== undefined && { picture }),
    };
  });
}
