import { zlibSync } from 'fflate';
import type { Raster } from '../../src/skins/rules/pixels';

const word = (value: number): number[] => [value & 255, (value >>> 8) & 255];
const long = (value: number): number[] => [...word(value & 0xffff), ...word(value >>> 16)];
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const text = (value: string): number[] => [...word(value.length), ...new TextEncoder().encode(value)];

const chunk = (type: number, data: readonly number[]): number[] => [
  ...long(data.length + 6),
  ...word(type),
  ...data,
];

const layer = (name: string, isShown: boolean): number[] =>
  chunk(0x2004, [
    ...word(isShown ? 3 : 2),
    ...word(0),
    ...word(0),
    ...zeros(4),
    ...word(0),
    255,
    ...zeros(3),
    ...text(name),
  ]);

const cel = (on: number, { width, height, data }: Raster): number[] =>
  chunk(0x2005, [
    ...[...word(on), ...word(0), ...word(0), 255, ...word(2), ...zeros(7)],
    ...[...word(width), ...word(height), ...zlibSync(Uint8Array.from(data))],
  ]);

const linked = (on: number, frame: number): number[] =>
  chunk(0x2005, [...word(on), ...word(0), ...word(0), 255, ...word(1), ...zeros(7), ...word(frame)]);

const tag = (name: string, from: number, to: number): number[] =>
  chunk(0x2018, [...word(1), ...zeros(8), ...word(from), ...word(to), 0, ...zeros(12), ...text(name)]);

/**
 * A file of Aseprite with true colours: the frames on one layer, under another that is hidden, the last of them as a link to the
 * first.
 *
 * @param duration milliseconds of each
 */
export function asepriteFile(
  frames: readonly Raster[],
  duration: number,
  tagName?: string,
): Uint8Array<ArrayBuffer> {
  const [first] = frames;
  if (!first) throw new Error('There are no frames.');
  const hidden: Raster = { ...first, data: first.data.map(() => 255) };
  const all = [...frames, undefined].map((picture, index) => {
    const chunks = [
      ...(index === 0
        ? [
            layer('fish', true),
            layer('notes', false),
            ...(tagName ? [tag(tagName, 0, frames.length - 1)] : []),
          ]
        : []),
      picture ? cel(0, picture) : linked(0, 0),
      cel(1, hidden),
    ];
    const inner = chunks.flat();
    return [
      ...[
        ...long(inner.length + 16),
        ...word(0xf1fa),
        ...word(chunks.length),
        ...word(duration),
        ...zeros(2),
      ],
      ...[...long(chunks.length), ...inner],
    ];
  });
  const body = all.flat();
  const head = [
    ...[
      ...long(body.length + 128),
      ...word(0xa5e0),
      ...word(all.length),
      ...word(first.width),
      ...word(first.height),
    ],
    ...[...word(32), ...long(1), ...word(duration), ...zeros(8), 0],
  ];
  return Uint8Array.from([...head, ...zeros(128 - head.length), ...body]);
}
