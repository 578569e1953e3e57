import { SaxesParser } from 'saxes';
import { byName, numbersIn, type Atlas, type PackedFrame } from './atlas';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Reads sheet data in XML: Starling's and Sparrow's, and TexturePacker's own. Undefined where it is neither. */
export function readXmlAtlas(text: string): Atlas | undefined {
  let root: Attributes | undefined;
  const frames: PackedFrame[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'TextureAtlas') root ??= attributes;
    const frame =
      name === 'SubTexture' ? subTexture(attributes) : name === 'sprite' ? sprite(attributes) : undefined;
    if (frame) frames.push(frame);
  });
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  if (!root || frames.length === 0) return undefined;
  const size = numbersIn(root, ['width', 'height']);
  return {
    pages: [{ image: root['imagePath'], size }],
    frames: frames.toSorted(byName),
    ...{ clips: [], others: [] },
  };
}

/** Starling: the size is that in the sheet, and the frame begins to the left of and above what it shows. */
function subTexture(attributes: Attributes): PackedFrame | undefined {
  const area = numbersIn(attributes, ['x', 'y', 'width', 'height']);
  if (!area) return undefined;
  const isTurned = attributes['rotated'] === 'true';
  const frame = numbersIn(attributes, ['frameX', 'frameY', 'frameWidth', 'frameHeight']);
  return {
    ...{ name: attributes['name'] ?? '', page: 0, area },
    ...(isTurned && { turned: 'clockwise' }),
    offset: frame ? { x: -frame.frameX, y: -frame.frameY } : { x: 0, y: 0 },
    whole: frame
      ? { width: frame.frameWidth, height: frame.frameHeight }
      : isTurned
        ? { width: area.height, height: area.width }
        : area,
  };
}

/** TexturePacker's XML: the same in single letters. */
function sprite(attributes: Attributes): PackedFrame | undefined {
  const area = numbersIn(attributes, ['x', 'y', 'w', 'h']);
  if (!area) return undefined;
  const { x, y, w: width, h: height } = area;
  const isTurned = attributes['r'] === 'y';
  const whole = numbersIn(attributes, ['oX', 'oY', 'oW', 'oH']);
  return {
    ...{ name: attributes['n'] ?? '', page: 0, area: { x, y, width, height } },
    ...(isTurned && { turned: 'clockwise' }),
    offset: { x: whole?.oX ?? 0, y: whole?.oY ?? 0 },
    whole: whole
      ? { width: whole.oW, height: whole.oH }
      : isTurned
        ? { width: height, height: width }
        : { width, height },
  };
}
