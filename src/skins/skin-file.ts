import * as v from 'valibot';
import { contrastProblems, themeColours, type Colours, type ThemeColour } from './theme-colours';

/** The file at the root of a skin that says what it is. */
export const SKIN_FILE = 'skin.json';

/** What a skin says about itself. */
export interface SkinFile {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  /** The ids of the games that it has something for. */
  readonly games: readonly string[];
  /** Whether its pictures are enlarged without smoothing, so that their pixels stay squares. */
  readonly pixelated: boolean;
  /** Those of the page that it replaces. */
  readonly colours: Colours;
}

/** A skin's file as it was read. */
export interface ReadSkinFile {
  /** Undefined where it cannot be read. Colours in which a text could not be are told of, and are among its own. */
  readonly skin?: SkinFile;
  /** A sentence for each thing that is wrong with it. */
  readonly problems: readonly string[];
}

const LONGEST = { name: 40, author: 80, licence: 80 };

/** A field that is missing is reported as one that is empty. */
const noFields = { name: undefined, author: undefined, licence: undefined, games: undefined };

const tokens = Object.keys(themeColours) as ThemeColour[];

/** A line of text, without the spaces around it. */
const line = (field: keyof typeof LONGEST, what: string) =>
  v.pipe(
    v.string(`needs "${field}": ${what}`),
    v.trim(),
    v.nonEmpty(`needs "${field}": ${what}`),
    v.maxLength(LONGEST[field], `needs a shorter "${field}": of ${LONGEST[field]} letters at most`),
    v.regex(/^\P{C}*$/u, `needs another "${field}": a letter in it cannot be shown`),
  );

const colour = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i),
  v.transform((written) => written.toLowerCase()),
);

const schemaFor = (games: readonly string[]) =>
  v.strictObject({
    name: v.pipe(
      line('name', 'what the skin is called'),
      v.check(
        (name) => folderNameOf(name) !== '',
        'needs another "name": its folder is named after the letters from a to z in it',
      ),
    ),
    author: line('author', 'who drew it'),
    licence: line('licence', 'under which terms others may use it, such as CC-BY-4.0'),
    games: v.pipe(
      v.array(
        v.picklist(
          games,
          ({ input }) => `is for ${String(input)}, which is no game: there are ${games.join(', ')}`,
        ),
        `needs "games": a list of ${games.join(', ')}, or one of them`,
      ),
      v.nonEmpty(`needs "games": a list of ${games.join(', ')}, or one of them`),
      v.transform((ids) => [...new Set(ids)]),
    ),
    pixelated: v.optional(
      v.boolean('has "pixelated" that is neither true nor false: it says whether pixels stay squares'),
      false,
    ),
    colours: v.optional(
      v.record(v.string(), v.unknown(), 'has "colours" that are no list of tokens and colours'),
      {},
    ),
  });

/**
 * Reads a skin's file.
 *
 * @param games the ids of all games
 */
export function readSkinFile(text: string, games: readonly string[]): ReadSkinFile {
  const json = parsed(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { problems: ['is no JSON in curly brackets: write it anew, or save it again from the studio'] };
  }
  const { success, output, issues } = v.safeParse(
    schemaFor(games),
    { ...noFields, ...json },
    { abortPipeEarly: true },
  );
  if (!success) return { problems: [...new Set(issues.map(sentenceOf))] };
  const { colours, problems } = readColours(output.colours);
  if (problems.length > 0) return { problems };
  return { skin: { ...output, colours }, problems: contrastProblems(colours) };
}

/** The folder of a skin in the repository: its name in small letters from a to z, digits and dashes. */
export const folderNameOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** As it stands in a skin. */
export const writeSkinFile = (skin: SkinFile): string => `${JSON.stringify(skin, null, 2)}\n`;

function readColours(written: Readonly<Record<string, unknown>>): { colours: Colours; problems: string[] } {
  const colours: Partial<Record<ThemeColour, string>> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(written)) {
    const token = tokens.find((one) => one === name);
    const { success, output } = v.safeParse(colour, value);
    if (!token)
      problems.push(`has a colour "${name}", which the page does not have: there are ${tokens.join(', ')}`);
    else if (!success) problems.push(`has ${JSON.stringify(value)} as colour "${name}": write it as #rrggbb`);
    else colours[token] = output;
  }
  return { colours, problems };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Valibot has words of its own for a field that nobody knows. */
const sentenceOf = (issue: v.BaseIssue<unknown>): string =>
  issue.type === 'strict_object'
    ? `has "${String(issue.path?.[0].key)}", which a skin does not have: take it out`
    : issue.message;
