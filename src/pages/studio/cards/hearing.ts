import { createStore } from 'zustand/vanilla';

/** The address of one of the product's own sounds, or the file of an artist's. */
export type HeardSound = string | Blob;

/** The sound that plays now, and whether the last one could not be played. */
export const hearing = createStore<{ readonly now: HeardSound | null; readonly hasFailed: boolean }>(() => ({
  now: null,
  hasFailed: false,
}));

let audio: AudioContext | undefined;
let source: AudioBufferSourceNode | undefined;
/** Counts what was asked for: only the last is played. */
let last = 0;

/** Plays a sound as it is in its file, in place of the one that plays. Call it at a press: browsers play none before. */
export async function hear(sound: HeardSound): Promise<void> {
  stopHearing();
  const turn = last;
  hearing.setState({ now: sound, hasFailed: false });
  try {
    audio ??= new AudioContext();
    const [buffer] = await Promise.all([decoded(sound, audio), audio.resume()]);
    if (turn !== last) return;
    source = audio.createBufferSource();
    source.buffer = buffer;
    source.connect(audio.destination);
    source.onended = () => {
      if (turn === last) stopHearing();
    };
    source.start();
  } catch (reason) {
    console.warn('The sound cannot be played.', reason);
    if (turn === last) hearing.setState({ now: null, hasFailed: true });
  }
}

/** Ends what is heard. */
export function stopHearing(): void {
  last += 1;
  source?.stop();
  source = undefined;
  // At rest nothing runs.
  void audio?.suspend();
  hearing.setState({ now: null, hasFailed: false });
}

async function decoded(sound: HeardSound, context: AudioContext): Promise<AudioBuffer> {
  const bytes =
    typeof sound === 'string'
      ? await fetch(sound).then((answer) => answer.arrayBuffer())
      : await sound.arrayBuffer();
  return context.decodeAudioData(bytes);
}
