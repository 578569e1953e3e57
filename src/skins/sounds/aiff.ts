import type { Samples } from './samples';

/** What a COMM chunk says: how the samples are written. */
interface Format {
  readonly channels: number;
  readonly bits: number;
  readonly rate: number;
  /** Four letters: `NONE` or `twos` for whole numbers, `sowt` for those with the little end first, `fl32` for fractions. */
  readonly kind: string;
}

/**
 * Reads an AIFF that isn't compressed, which only Safari's own decoder does. Undefined where the file is none, or is
 * compressed or cut off.
 */
export function readAiff(bytes: ArrayBuffer): Samples | undefined {
  const view = new DataView(bytes);
  const letters = (at: number): string => String.fromCharCode(...new Uint8Array(bytes, at, 4));
  if (bytes.byteLength < 12 || letters(0) !== 'FORM' || !/^AIF[FC]$/.test(letters(8))) return undefined;
  const isCompressible = letters(8) === 'AIFC';
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.byteLength;) {
    const length = view.getUint32(at + 4);
    const data = at + 8;
    if (letters(at) === 'COMM' && data + (isCompressible ? 22 : 18) <= bytes.byteLength) {
      format = {
        channels: view.getUint16(data),
        bits: view.getUint16(data + 6),
        rate: extended(view, data + 8),
        kind: isCompressible ? letters(data + 18) : 'NONE',
      };
    }
    if (letters(at) === 'SSND' && format && data + 8 <= bytes.byteLength) {
      const end = Math.min(data + length, bytes.byteLength);
      return samplesIn(view, { from: data + 8 + view.getUint32(data), end }, format);
    }
    at = data + length + (length % 2);
  }
  return undefined;
}

/** A number of 80 bits, as old Macs had them: an exponent and a whole number of 64 bits. */
const extended = (view: DataView, at: number): number =>
  Number(view.getBigUint64(at + 2)) * 2 ** ((view.getUint16(at) & 0x7fff) - 16383 - 63);

function samplesIn(
  view: DataView,
  { from, end }: { readonly from: number; readonly end: number },
  { channels: count, bits, rate, kind }: Format,
): Samples | undefined {
  const isFraction = /^fl32$/i.test(kind);
  const isLittle = kind === 'sowt';
  const size = Math.ceil(bits / 8);
  const isKnown = isFraction ? size === 4 : isLittle || kind === 'NONE' || kind === 'twos';
  const frames = Math.floor((end - from) / (size * count));
  if (!isKnown || size < 1 || size > 4 || !(frames > 0) || !(rate > 0)) return undefined;
  const whole = (at: number): number => {
    let value = 0;
    for (let byte = 0; byte < size; byte++) {
      value = value * 256 + view.getUint8(at + (isLittle ? size - 1 - byte : byte));
    }
    const half = 2 ** (8 * size - 1);
    return (value >= half ? value - 2 * half : value) / half;
  };
  const sample = (at: number): number => (isFraction ? view.getFloat32(at) : whole(at));
  const channels = Array.from({ length: count }, (_, channel) =>
    Float32Array.from({ length: frames }, (_, frame) => sample(from + size * (frame * count + channel))),
  );
  return { channels, rate };
}
