/** Writes sounds as MP3. */
import { Mp3Encoder } from '@breezystack/lamejs';
import { RATE } from './samples.mjs';

/** With less, this encoder would write fewer samples a second, too. */
const KBPS = 64;
/** Samples in one frame of MPEG 1 Layer III. */
const FRAME = 1152;
/** By how many samples the encoder is late. A decoder adds its own, and knows so. */
const ENCODER_DELAY = 576;
const DECODER_DELAY = 529;

/**
 * Encodes a mono sound, with a note in front (the Info and LAME tags) that tells players how many samples to
 * skip at both ends: without it every sound would come 25 ms late.
 *
 * @param {import('./samples.mjs').Samples} samples
 */
export function toMp3(samples) {
  const encoder = new Mp3Encoder(1, RATE, KBPS);
  const frames = Math.ceil((samples.length + ENCODER_DELAY + DECODER_DELAY) / FRAME);
  const padded = new Int16Array(frames * FRAME);
  padded.set(Array.from(samples, (x) => Math.round(x * 32_767)));
  const sound = Buffer.concat(
    [encoder.encodeBuffer(padded), encoder.flush()].map((bytes) => Buffer.from(bytes)),
  );
  return Buffer.concat([note(sound, samples.length), sound]);
}

/**
 * A silent frame that holds what is known of those after it.
 *
 * @param {Buffer} sound
 * @param {number} length samples before encoding
 */
function note(sound, length) {
  const size = Math.floor((144_000 * KBPS) / RATE);
  /** A frame is a byte longer where its header says so. @param {number} start */
  const frameSize = (start) => size + ((sound.readUInt8(start + 2) >> 1) & 1);
  let frames = 0;
  for (let start = 0; start + 4 <= sound.length; start += frameSize(start)) frames++;

  const frame = Buffer.alloc(size);
  sound.copy(frame, 0, 0, 4);
  frame.writeUInt8(sound.readUInt8(2) & ~2, 2);
  frame.write('Info', 21, 'latin1');
  // The fields that follow: the number of frames, and of bytes in all.
  frame.writeUInt32BE(0b11, 25);
  frame.writeUInt32BE(frames, 29);
  frame.writeUInt32BE(size + sound.length, 33);
  frame.write('LAME3.100', 37, 'latin1');
  frame.writeUIntBE((ENCODER_DELAY << 12) | (frames * FRAME - ENCODER_DELAY - length), 58, 3);
  return frame;
}
