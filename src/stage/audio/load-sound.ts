import type { SoundAddress } from '../../games/art-files';

/** An artist's own sound has a `data:` URL, which the page's policy doesn't let us fetch. */
async function bytesAt(address: string): Promise<ArrayBuffer> {
  if (!address.startsWith('data:')) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The host answered ${address} with ${response.status}.`);
    return response.arrayBuffer();
  }
  const bytes = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)).buffer;
}

/** The first of a sound's files that loads and decodes. Rejects with the last one's reason if none does. */
export async function loadSound(
  audio: BaseAudioContext,
  addresses: readonly SoundAddress[],
): Promise<AudioBuffer> {
  let failure: unknown = new Error('It has no file.');
  for (const address of addresses)
    try {
      const url = typeof address === 'string' ? address : await address();
      return await audio.decodeAudioData(await bytesAt(url));
    } catch (reason) {
      failure = reason;
    }
  throw failure;
}
