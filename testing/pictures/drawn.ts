import sharp from 'sharp';

// Pictures as artists' programs write them, drawn here: none is anybody else's.

export type Bytes = Uint8Array<ArrayBuffer>;

/** A fish on a field of this size, stretched into it. `ground` is a colour behind it. */
export const fishSvg = (width: number, height = width, ground = 'none'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
  <rect width="100" height="100" fill="${ground}"/>
  <path fill="#e33" d="M10 50C25 15 65 15 80 45L98 25L94 50L98 75L80 55C65 85 25 85 10 50Z"/>
  <circle cx="28" cy="44" r="6" fill="#fd3"/>
</svg>`;

/** The same as pixels. */
export const fish = (width: number, height = width, ground?: string) =>
  sharp(Buffer.from(fishSvg(width, height, ground)), { density: 72 });

export const bytesOf = async (picture: { toBuffer: () => Promise<Buffer> }): Promise<Bytes> =>
  new Uint8Array(await picture.toBuffer());

/** A canvas of this size with a fish of another size somewhere in it. */
export const fishWithin = async (canvas: number, side: number, left: number, top: number): Promise<Bytes> =>
  bytesOf(
    sharp({ create: { width: canvas, height: canvas, channels: 4, background: '#0000' } })
      .composite([{ input: await fish(side).png().toBuffer(), left, top }])
      .png(),
  );

const PALETTE: Readonly<Record<string, string>> = {
  '.': '#0000',
  o: '#421',
  f: '#e53',
  y: '#fd4',
  w: '#fff',
};

/** A picture of one pixel for each letter. */
export function pixels(...rows: readonly string[]) {
  const letters = rows.join('');
  const data = letters.split('').flatMap((letter) => {
    const hex = PALETTE[letter] ?? '#0000';
    return [1, 2, 3, 4].map((at) => parseInt(hex[at] ?? 'f', 16) * 17);
  });
  const [width = 0, height] = [rows[0]?.length, rows.length];
  return sharp(Uint8ClampedArray.from(data), { raw: { width, height, channels: 4 } });
}

export const pixelFish = () => pixels('..oooo...o', '.ofyffo.of', 'ofwfffffff', 'offfffo.of', '.oooo....o');

/** A fish on the checkerboard that stands for transparency, as pictures from the web have it. */
export const checkered = (side: number): Promise<Bytes> => {
  const board = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><pattern id="b" width="32" height="32" patternUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h32v32H0z"/><path fill="#ccc" d="M0 0h16v16H0zM16 16h16v16H16z"/></pattern></defs><path fill="url(#b)" d="M0 0h${side}v${side}H0z"/></svg>`;
  return bytesOf(
    sharp(Buffer.from(board))
      .composite([{ input: Buffer.from(fishSvg(side)) }])
      .png(),
  );
};

/** A fish before a light grey sky and a dark grey sea. */
export const shore = (side: number): Promise<Bytes> => {
  const sea = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side / 2}"><path fill="#777" d="M0 0h${side}v${side}H0z"/></svg>`;
  return bytesOf(
    fish(side, side, '#ddd')
      .composite([{ input: Buffer.from(sea), gravity: 'south' }, { input: Buffer.from(fishSvg(side)) }])
      .png(),
  );
};

/** A fish with the lines of an editor's grid over it. */
export const ruled = (side: number): Promise<Bytes> => {
  const lines = Array.from({ length: 16 }, (_, n) => `M0 ${n * 16 + 8}.5h256M${n * 16 + 8}.5 0v256`).join('');
  const grid = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 256 256"><path stroke="#666" d="${lines}"/></svg>`;
  return bytesOf(
    fish(side)
      .composite([{ input: Buffer.from(grid) }])
      .png(),
  );
};

/** A fish as programs save it that mix soft edges with black or white, and leave them half-transparent. */
export async function fringed(side: number, matte: 0 | 255): Promise<Bytes> {
  const { data, info } = await fish(side).blur(2).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = Math.round((data[at + channel] ?? 0) * share + matte * (1 - share));
    }
  }
  return bytesOf(sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).png());
}

/** A 24-bit BMP, which no library here writes. */
export async function bmp(width: number, height: number): Promise<Bytes> {
  const { data } = await fish(width, height, '#fff')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + row * height);
  bytes.write('BM', 0);
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = 54 + (height - 1 - y) * row + x * 3;
      for (let channel = 0; channel < 3; channel++) bytes[to + channel] = data[from + 2 - channel] ?? 0;
    }
  }
  return new Uint8Array(bytes);
}
