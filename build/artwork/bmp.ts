import sharp, { type Sharp } from 'sharp';

/** Bytes ahead of what describes the pixels, and of that at least. */
const HEADER = { file: 14, info: 40 };

/**
 * Opens a BMP, which sharp does not read: of 8, 24 or 32 bits, not compressed, as drawing programs write it. Throws an Error
 * at any other.
 */
export function openBmp(bytes: Uint8Array): Sharp {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const infoLength = view.getUint32(HEADER.file, true);
  const [width, signedHeight] = [view.getInt32(18, true), view.getInt32(22, true)];
  const height = Math.abs(signedHeight);
  const bits = view.getUint16(28, true);
  if (infoLength < HEADER.info || ![0, 3].includes(view.getUint32(30, true)) || ![8, 24, 32].includes(bits)) {
    throw new Error('it is an unusual kind of BMP');
  }
  const start = view.getUint32(10, true);
  const row = Math.ceil((width * bits) / 32) * 4;
  const palette = HEADER.file + infoLength;
  // Only newer ones say that the fourth byte is the opacity.
  const hasOpacity = bits === 32 && infoLength >= 56 && view.getUint32(66, true) !== 0;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    const from = start + (signedHeight > 0 ? height - 1 - y : y) * row;
    for (let x = 0; x < width; x++) {
      const at = bits === 8 ? palette + 4 * (bytes[from + x] ?? 0) : from + (x * bits) / 8;
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) data[to + channel] = bytes[at + 2 - channel] ?? 0;
      if (hasOpacity) data[to + 3] = bytes[at + 3] ?? 0;
    }
  }
  return sharp(data, { raw: { width, height, channels: 4 } });
}
