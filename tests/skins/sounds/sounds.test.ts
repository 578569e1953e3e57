import { describe, expect, it } from 'vitest';
import { readAiff } from '../../../src/skins/sounds/aiff';
import { loudestPower, peakOf, startOf, type Samples } from '../../../src/skins/sounds/samples';
import { wavSize, writeWav } from '../../../src/skins/sounds/wav';

const RATE = 8000;
const sound = (...channels: (readonly number[])[]): Samples => ({
  channels: channels.map((channel) => Float32Array.from(channel)),
  rate: RATE,
});
const repeated = (count: number, value: number) => Array.from({ length: count }, () => value);

describe('a sound', () => {
  it('begins where any of its channels does, whatever hiss is before', () => {
    const left = [...repeated(800, 0.001), ...repeated(100, 0.5)];
    const right = [...repeated(400, 0), ...repeated(500, -0.6)];
    expect(startOf(sound(left, right))).toBe(400 / RATE);
    expect(startOf(sound(left))).toBe(800 / RATE);
    expect(startOf(sound(repeated(10, 0)))).toBeUndefined();
    expect(startOf(sound([]))).toBeUndefined();
    expect(peakOf(sound(left, right))).toBeCloseTo(0.6);
  });

  it('is as loud as its loudest stretch, and not louder in two channels than in one', () => {
    const half = repeated(RATE, 0.5);
    expect(loudestPower(sound(half), 0.4)).toBeCloseTo(-6.02, 1);
    expect(
      loudestPower(sound([...repeated(3 * RATE, 0.01), ...half], [...repeated(3 * RATE, 0), ...half]), 0.4),
    ).toBeCloseTo(-6.02, 1);
    // A tenth of a second of it, and silence.
    expect(loudestPower(sound(repeated(RATE / 10, 0.5)), 0.4)).toBeCloseTo(-12.04, 1);
  });

  it('is written as a WAV, clipped where it is too loud', () => {
    const bytes = writeWav(sound([0, 0.5, -1, 2], [1, 0, 0, 0]));
    expect(bytes.length).toBe(wavSize(2, RATE, 4 / RATE));
    expect(new TextDecoder().decode(bytes.slice(0, 16))).toMatch(/^RIFF....WAVEfmt /s);
    expect([...new Int16Array(bytes.buffer, 44)]).toEqual([0, 32767, 16384, 0, -32767, 0, 32767, 0]);
  });
});

/** An AIFF of two channels, at 8 kHz, as its samples are written. */
function aiff(bits: number, samples: readonly number[], kind?: string): ArrayBuffer {
  const letters = (text: string) => [...new TextEncoder().encode(text)];
  const number = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
  const chunk = (name: string, ...data: number[]) => [...letters(name), ...number(data.length, 4), ...data];
  const frames = samples.length / (bits / 8) / 2;
  // 8000 as a number of 80 bits.
  const rate = [0x40, 0x0b, 0xfa, ...repeated(7, 0)];
  const common = [...number(2, 2), ...number(frames, 4), ...number(bits, 2), ...rate];
  const chunks = [
    ...letters(kind === undefined ? 'AIFF' : 'AIFC'),
    ...chunk('NAME', ...letters('odd'), 0),
    ...chunk('COMM', ...common, ...letters(kind ?? '')),
    ...chunk('SSND', ...repeated(8, 0), ...samples),
  ];
  return Uint8Array.from([...letters('FORM'), ...number(chunks.length, 4), ...chunks]).buffer;
}

describe('an AIFF is read', () => {
  const halves = { channels: [Float32Array.of(0.5, -1), Float32Array.of(-0.5, 0)], rate: RATE };
  it.each([
    ['of 8 bits', 8, [64, 192, 128, 0], undefined],
    ['of 16 bits', 16, [64, 0, 192, 0, 128, 0, 0, 0], undefined],
    ['of 24 bits', 24, [64, 0, 0, 192, 0, 0, 128, 0, 0, 0, 0, 0], 'NONE'],
    ['with the little end first', 16, [0, 64, 0, 192, 0, 128, 0, 0], 'sowt'],
    [
      'of fractions',
      32,
      [...new Uint8Array([0x3f, 0, 0, 0, 0xbf, 0, 0, 0, 0xbf, 0x80, 0, 0, 0, 0, 0, 0])],
      'fl32',
    ],
  ] as const)('%s', (_, bits, samples, kind) => {
    expect(readAiff(aiff(bits, samples, kind))).toEqual(halves);
  });

  it('but not where it is compressed, cut off or another file', () => {
    const whole = aiff(16, [64, 0, 192, 0]);
    expect(readAiff(aiff(16, [64, 0, 192, 0], 'ima4'))).toBeUndefined();
    for (let length = 0; length < whole.byteLength - 3; length++) {
      expect(readAiff(whole.slice(0, length))).toBeUndefined();
    }
    expect(readAiff(new TextEncoder().encode('FORM an application').buffer)).toBeUndefined();
  });
});
