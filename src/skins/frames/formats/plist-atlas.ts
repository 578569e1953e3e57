import { SaxesParser } from 'saxes';
import type { Atlas } from './atlas';
import { readJsonAtlas } from './json-atlas';

/** What a property list holds: `true` and `false` are texts here. */
type Value = string | Value[] | Dictionary;
interface Dictionary {
  readonly [key: string]: Value | undefined;
}

/** Reads sheet data in a property list, as TexturePacker and Zwoptex write it for Cocos. Undefined where it is none. */
export function readPlistAtlas(text: string): Atlas | undefined {
  const root = readPlist(text);
  if (!isDictionary(root) || !isDictionary(root['frames'])) return undefined;
  const frames = Object.entries(root['frames']).map(([name, value]) => [name, frameOf(value)] as const);
  const about = isDictionary(root['metadata']) ? root['metadata'] : {};
  const [width, height] = numbersOf(about['size']);
  // The same things are known of a frame as in JSON.
  return readJsonAtlas(
    JSON.stringify({
      frames: Object.fromEntries(frames),
      meta: {
        image: about['realTextureFileName'] ?? about['textureFileName'],
        ...(width !== undefined && height !== undefined && { size: { w: width, h: height } }),
      },
    }),
  );
}

/** A frame of format 2 or 3, by the names that those have. Offsets lead from middle to middle, up and to the right. */
function frameOf(value: Value | undefined) {
  const frame = isDictionary(value) ? value : {};
  const [x, y, w = 0, h = 0] = numbersOf(frame['textureRect'] ?? frame['frame']);
  const [right = 0, up = 0] = numbersOf(frame['spriteOffset'] ?? frame['offset']);
  const [width = w, height = h] = numbersOf(frame['spriteSourceSize'] ?? frame['sourceSize']);
  return {
    frame: { x, y, w, h },
    rotated: (frame['textureRotated'] ?? frame['rotated']) === 'true',
    spriteSourceSize: { x: (width - w) / 2 + right, y: (height - h) / 2 - up },
    sourceSize: { w: width, h: height },
  };
}

/** The numbers in a text such as `{{2,2},{128,96}}`. */
const numbersOf = (value: Value | undefined): number[] =>
  typeof value === 'string' ? (value.match(/-?\d+(\.\d+)?/g) ?? []).map(Number) : [];

const isDictionary = (value: Value | undefined): value is Dictionary =>
  typeof value === 'object' && !Array.isArray(value);

function readPlist(text: string): Value | undefined {
  /** The dictionaries and lists around what is read now, each with the key that comes next in it. */
  const open: { readonly into: Map<string, Value> | Value[]; key: string }[] = [];
  let [written, root]: [string, Value | undefined] = ['', undefined];
  const add = (value: Value): void => {
    const around = open.at(-1);
    if (!around) root = value;
    else if (Array.isArray(around.into)) around.into.push(value);
    else around.into.set(around.key, value);
  };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    written = '';
    if (name === 'dict') open.push({ into: new Map(), key: '' });
    if (name === 'array') open.push({ into: [], key: '' });
  });
  parser.on('text', (part) => (written += part));
  parser.on('closetag', ({ name }) => {
    const around = open.at(-1);
    if (name === 'dict' || name === 'array') {
      open.pop();
      if (around) add(Array.isArray(around.into) ? around.into : Object.fromEntries(around.into));
    } else if (name === 'key') {
      if (around) around.key = written.trim();
    } else if (name !== 'plist') add(name === 'true' || name === 'false' ? name : written.trim());
  });
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return root;
}
