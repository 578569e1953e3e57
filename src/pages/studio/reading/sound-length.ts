/**
 * How long a sound lasts, in seconds; undefined in a browser that can decode none. Rejects where it cannot be decoded.
 *
 * @param bytes of the file; they are gone afterwards
 */
export async function soundLength(bytes: ArrayBuffer): Promise<number | undefined> {
  if (typeof OfflineAudioContext === 'undefined') return undefined;
  const { duration } = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes);
  return duration;
}
