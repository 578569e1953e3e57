import { byName, type Atlas, type AtlasPage, type PackedFrame } from './atlas';

/** What stands under a name: `xy: 2, 4` is `[2, 4]`. */
type Fields = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Reads a libGDX atlas, as Spine and TexturePacker write it too: a page's file, what it is like, then its regions. A region's
 * lines follow its name; in the older form they are indented. Undefined where it is none.
 */
export function readLibgdxAtlas(text: string): Atlas | undefined {
  const pages: AtlasPage[] = [];
  const frames: PackedFrame[] = [];
  let isPageNext = true;
  for (const { name, fields } of entriesIn(text)) {
    if (name === '') isPageNext = true;
    else if (isPageNext) {
      const [width, height] = numbers(fields['size'], 2) ?? [];
      pages.push({
        image: name,
        size: width !== undefined && height !== undefined ? { width, height } : undefined,
        isPremultiplied: fields['pma']?.[0] === 'true',
      });
      isPageNext = false;
    } else {
      const frame = regionOf(name, fields, pages.length - 1);
      if (!frame) return undefined;
      frames.push(frame);
    }
  }
  return frames.length === 0
    ? undefined
    : { pages, frames: frames.toSorted(byName), ...{ clips: [], others: [] } };
}

/** Each name with the fields after it, and an empty name for each blank line between them. */
function* entriesIn(text: string): Generator<{ name: string; fields: Fields }> {
  let entry: { name: string; fields: Record<string, readonly string[]> } | undefined;
  for (const line of text.split(/\r?\n/)) {
    const [, field, values] = /^\s*(\w+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (entry && field !== undefined && values !== undefined) {
      entry.fields[field] = values.split(',').map((value) => value.trim());
      continue;
    }
    if (entry) yield entry;
    entry = line.trim() === '' ? undefined : { name: line.trim(), fields: {} };
    if (!entry) yield { name: '', fields: {} };
  }
  if (entry) yield entry;
}

function numbers(values: readonly string[] | undefined, count: number): readonly number[] | undefined {
  const read = (values ?? []).map(Number);
  return read.length >= count && read.every(Number.isFinite) ? read : undefined;
}

/** The size is that before it was turned, counterclockwise, and offsets are from the lower left corner. */
function regionOf(name: string, fields: Fields, page: number): PackedFrame | undefined {
  const bounds =
    numbers(fields['bounds'], 4) ?? numbers([...(fields['xy'] ?? []), ...(fields['size'] ?? [])], 4);
  if (!bounds) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = bounds;
  const [left = 0, bottom = 0, wholeWidth = width, wholeHeight = height] =
    numbers(fields['offsets'], 4) ??
    numbers([...(fields['offset'] ?? ['0', '0']), ...(fields['orig'] ?? [])], 2) ??
    [];
  const [index = '-1'] = fields['index'] ?? [];
  const isTurned = ['true', '90'].includes(fields['rotate']?.[0] ?? '');
  return {
    name: Number(index) >= 0 ? `${name}_${index}` : name,
    page,
    area: isTurned ? { x, y, width: height, height: width } : { x, y, width, height },
    ...(isTurned && { turned: 'counterclockwise' }),
    offset: { x: left, y: wholeHeight - bottom - height },
    whole: { width: wholeWidth, height: wholeHeight },
  };
}
