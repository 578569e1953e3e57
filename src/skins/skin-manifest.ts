import * as v from 'valibot';
import type { FileContent } from './rules/open-image';
import { KB } from './rules/weights';
import { texts } from './texts';
import { contrastProblems, themeColours, type Colours, type ThemeColour } from './theme-colours';

/** The path of a skin's manifest, which says what the skin is. */
export const MANIFEST_FILE = 'skin.json';

const MAX_BYTES = 64 * KB;
/** How much quieter a sound may be played (dB). */
const MIN_GAIN = -40;
/** Characters. */
export const MAX_LENGTH = { name: 40, author: 80, licence: 80 };

/** What an artist says about a skin. */
export type SkinNotes = Readonly<Record<keyof typeof MAX_LENGTH, string>>;

interface ReadManifest {
  /** Undefined where it cannot be read. Colours that are hard to read are reported, and kept. */
  readonly manifest?: SkinManifest;
  /** A sentence for each thing that is wrong with it. */
  readonly problems: readonly string[];
}

/** A field that is missing is reported as one that is empty. */
const noFields = { name: undefined, author: undefined, licence: undefined, games: undefined };

const tokens = Object.keys(themeColours) as ThemeColour[];

/** A line of text, without the spaces around it. */
const line = (field: keyof typeof MAX_LENGTH) =>
  v.pipe(
    v.string(texts.manifest.needs[field]),
    v.trim(),
    v.nonEmpty(texts.manifest.needs[field]),
    v.maxLength(MAX_LENGTH[field], texts.manifest.tooLong(field, MAX_LENGTH[field])),
    v.regex(/^\P{C}*$/u, texts.manifest.invisible(field)),
  );

const colour = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i),
  v.transform((written) => written.toLowerCase()),
);

const gain = v.pipe(
  v.number(texts.manifest.badGain(MIN_GAIN)),
  v.minValue(MIN_GAIN, texts.manifest.badGain(MIN_GAIN)),
  v.maxValue(0, texts.manifest.badGain(MIN_GAIN)),
);

const jsonObject = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<object>((found) => typeof found === 'object' && found !== null && !Array.isArray(found)),
);

const schemaFor = (games: readonly string[]) =>
  v.strictObject({
    name: v.pipe(
      line('name'),
      v.check((name) => toFolderName(name) !== '', texts.manifest.nameless),
    ),
    author: line('author'),
    licence: line('licence'),
    /** The ids of the games that it has something for. */
    games: v.pipe(
      v.array(
        v.picklist(games, ({ input }) => texts.manifest.unknownGame(String(input), games)),
        texts.manifest.needsGames(games),
      ),
      v.nonEmpty(texts.manifest.needsGames(games)),
      v.transform((ids) => [...new Set(ids)]),
      v.readonly(),
    ),
    /** Whether its pictures are enlarged without smoothing, so that their pixels stay squares. */
    pixelated: v.optional(v.boolean(texts.manifest.pixelated), false),
    colours: v.optional(v.record(v.string(), v.unknown(), texts.manifest.notColours), {}),
    /** By how much its sounds are played quieter than their files are (dB), by their paths without the ending. */
    gains: v.optional(v.pipe(v.record(v.string(), gain, texts.manifest.notGains), v.readonly()), {}),
  });

/** What `skin.json` says. */
export type SkinManifest = Readonly<
  Omit<v.InferOutput<ReturnType<typeof schemaFor>>, 'colours'> & { colours: Colours }
>;

/** Opens a skin's manifest, if it has one. @param games the ids of all games */
export async function openManifest(
  file: FileContent | undefined,
  games: readonly string[],
): Promise<ReadManifest> {
  if (!file) return { problems: [texts.manifest.missing] };
  if (file.size > MAX_BYTES) return { problems: [texts.manifest.tooHeavy(file.size, MAX_BYTES)] };
  return readManifest(new TextDecoder().decode(await file.arrayBuffer()), games);
}

export function readManifest(text: string, games: readonly string[]): ReadManifest {
  const json = v.safeParse(jsonObject, text);
  if (!json.success) return { problems: [texts.manifest.notJson] };
  const fields = { ...noFields, ...json.output };
  const { success, output, issues } = v.safeParse(schemaFor(games), fields, { abortPipeEarly: true });
  if (!success) return { problems: [...new Set(issues.map(sentenceOf))] };
  const { colours, problems } = readColours(output.colours);
  if (problems.length > 0) return { problems };
  return {
    manifest: { ...output, colours },
    problems: contrastProblems(colours).map(texts.manifest.hardToRead),
  };
}

/** The folder of a skin in the repository: its name in small letters from a to z, digits and dashes. */
export const toFolderName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * The games that a skin with files of these paths is for; one for the pages alone is for all.
 *
 * @param games the ids of all games
 */
export function gamesOf(paths: readonly string[], games: readonly string[]): readonly string[] {
  const used = games.filter((game) => paths.some((path) => path.startsWith(`${game}/`)));
  return used.length > 0 ? used : games;
}

export const writeManifest = (manifest: SkinManifest): string => `${JSON.stringify(manifest, null, 2)}\n`;

function readColours(written: Readonly<Record<string, unknown>>): { colours: Colours; problems: string[] } {
  const colours: Partial<Record<ThemeColour, string>> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(written)) {
    const token = tokens.find((one) => one === name);
    const { success, output } = v.safeParse(colour, value);
    if (!token) problems.push(texts.manifest.unknownColour(name, tokens));
    else if (!success) problems.push(texts.manifest.badColour(name, value));
    else colours[token] = output;
  }
  return { colours, problems };
}

/** For an unknown field Valibot has a text of its own. */
const sentenceOf = (issue: v.BaseIssue<unknown>): string =>
  issue.type === 'strict_object' ? texts.manifest.unknownField(String(issue.path?.[0].key)) : issue.message;
