import { createStore } from 'zustand/vanilla';
import { amplitudeOf } from '../../../games/art-files';

/** The URL of one of the product's sounds, or an artist's file. */
export type PreviewSound = string | Blob;

/** The sound that plays now, and whether the last one could not be played. */
export const previewPlayer = createStore<{
  readonly sound: PreviewSound | null;
  readonly hasFailed: boolean;
}>(() => ({ sound: null, hasFailed: false }));

let audio: AudioContext | undefined;
let source: AudioBufferSourceNode | undefined;
/** Counts the requests: only the latest is played. */
let latest = 0;

/**
 * Plays a sound in place of the one that plays. Call it on a press: browsers play nothing before.
 *
 * @param gain by how much it's quieter than its file (dB)
 */
export async function playPreview(sound: PreviewSound, gain?: number): Promise<void> {
  stopPreview();
  const request = latest;
  previewPlayer.setState({ sound });
  try {
    audio ??= new AudioContext();
    const [buffer] = await Promise.all([decoded(sound, audio), audio.resume()]);
    if (request !== latest) return;
    source = audio.createBufferSource();
    source.buffer = buffer;
    const volume = audio.createGain();
    volume.gain.value = amplitudeOf(gain);
    source.connect(volume).connect(audio.destination);
    source.onended = () => {
      if (request === latest) stopPreview();
    };
    source.start();
  } catch (reason) {
    console.warn('The sound cannot be played.', reason);
    if (request === latest) previewPlayer.setState({ sound: null, hasFailed: true });
  }
}

export function stopPreview(): void {
  latest += 1;
  source?.stop();
  source = undefined;
  // At rest nothing runs.
  void audio?.suspend();
  previewPlayer.setState({ sound: null, hasFailed: false });
}

async function decoded(sound: PreviewSound, context: AudioContext): Promise<AudioBuffer> {
  const file = typeof sound === 'string' ? await fetch(sound) : sound;
  return context.decodeAudioData(await file.arrayBuffer());
}
