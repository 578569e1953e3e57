/** A baseline that a change adds, renews or deletes. */
export interface ChangedBaseline {
  /** From the root of the project, with `/`. */
  readonly path: string;
  /** Its size in pixels before the change, and after it; null where it doesn't exist. */
  readonly before: Size | null;
  readonly after: Size | null;
  /** The share of its pixels that differ, from 0 to 1; null unless both pictures have the same size. */
  readonly differing: number | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture that a test took and that isn't like its baseline. */
export interface Unaccepted {
  readonly name: string;
  readonly test: string;
}

/** Where the pictures of both commits are on the web: `https://raw.githubusercontent.com/<owner>/<name>/<commit>`. */
export interface Addresses {
  readonly before: string;
  readonly after: string;
}

/** GitHub shows nothing of a summary of more than 1 MiB. */
const MAX_SHOWN = 500;

/**
 * What GitHub shows on the page of a run, in Markdown: each baseline before and after the change, side by side, or one
 * above the other if it's a film strip. The pictures are linked, because GitHub removes those that a summary contains.
 */
export function summarise(
  changed: readonly ChangedBaseline[],
  unaccepted: readonly Unaccepted[],
  addresses: Addresses,
): string {
  const blocks = [
    '## Pictures',
    changed.length === 0
      ? 'This change renews no picture.'
      : `Pictures that this change renews: ${changed.length}.`,
    ...changed.slice(0, MAX_SHOWN).map((baseline) => describe(baseline, addresses)),
    ...(changed.length > MAX_SHOWN ? [`Only the first ${MAX_SHOWN} are shown.`] : []),
  ];
  if (unaccepted.length > 0)
    blocks.push(
      '## Pictures that are not as expected',
      // A test that runs several times reports a picture as often.
      [...new Set(unaccepted.map(({ name, test }) => `- **${name}** in ${test}`))].join('\n'),
      'If they are right, download "pictures" from this page, unzip it into `reports/`, run `npm run test:visual:review`, and commit what you accept.',
    );
  return `${blocks.join('\n\n')}\n`;
}

/** The heading and the pictures of one baseline. */
function describe({ path, before, after, differing }: ChangedBaseline, addresses: Addresses): string {
  const [spec, name] = path.replace('.webp', '').split('/').slice(-2);
  const image = (address: string, size: Size | null): string =>
    size ? `<img src="${address}/${encodeURI(path)}" alt="">` : 'none';
  const [old, renewed] = [image(addresses.before, before), image(addresses.after, after)];
  const shown = after ?? before;
  const isStrip = shown !== null && shown.width > 2 * shown.height;
  const rows = isStrip
    ? ['| before |', '| --- |', `| ${old} |`, '| **after** |', `| ${renewed} |`]
    : ['| before | after |', '| --- | --- |', `| ${old} | ${renewed} |`];
  return [`### ${name} (${spec})`, whatChanged(before, after, differing), rows.join('\n')].join('\n\n');
}

function whatChanged(before: Size | null, after: Size | null, differing: number | null): string {
  if (!before) return 'A new picture.';
  if (!after) return 'Deleted.';
  if (differing === null)
    return `Its size changes from ${before.width} × ${before.height} to ${after.width} × ${after.height} pixels.`;
  const share = differing.toLocaleString('en', { style: 'percent', maximumSignificantDigits: 2 });
  return `${share} of its pixels differ.`;
}
