import type { Samples } from './samples';

const HEADER = 44;
const BYTES = 2;
const LOUDEST = 0x7fff;

/** The bytes of a WAV file of this length. */
export const wavSize = (channels: number, rate: number, seconds: number): number =>
  HEADER + BYTES * channels * Math.ceil(rate * seconds);

/** Writes a sound as a WAV of 16 bits, which every browser plays. */
export function writeWav({ channels, rate }: Samples): Uint8Array<ArrayBuffer> {
  const frames = channels[0]?.length ?? 0;
  const frameSize = BYTES * channels.length;
  const bytes = new Uint8Array(HEADER + frames * frameSize);
  const view = new DataView(bytes.buffer);
  const letters = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
  letters(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  letters(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * frameSize, true);
  view.setUint16(32, frameSize, true);
  view.setUint16(34, 8 * BYTES, true);
  letters(36, 'data');
  view.setUint32(40, frames * frameSize, true);
  for (const [number, channel] of channels.entries()) {
    for (const [frame, sample] of channel.entries()) {
      const clipped = Math.max(-1, Math.min(1, sample));
      view.setInt16(HEADER + frame * frameSize + number * BYTES, Math.round(clipped * LOUDEST), true);
    }
  }
  return bytes;
}
