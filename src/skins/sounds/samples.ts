/** A sound as numbers: for each channel its samples, -1 to 1, so many a second. */
export interface Samples {
  readonly channels: readonly Float32Array<ArrayBuffer>[];
  /** Samples of a channel in a second. */
  readonly rate: number;
}

/** What is fainter than the loudest sample by as much (-48 dB) is silence. */
const SILENT = 0.004;

/** When a sound begins to be heard (s); undefined where it never does. */
export function startOf({ channels, rate }: Samples): number | undefined {
  const threshold = Math.max(SILENT * peakOf({ channels, rate }), Number.EPSILON);
  const starts = channels.map((channel) => channel.findIndex((sample) => Math.abs(sample) > threshold));
  const heard = starts.filter((start) => start >= 0);
  return heard.length === 0 ? undefined : Math.min(...heard) / rate;
}

/** The loudest sample, 0 to 1 and in damaged sounds more. */
export function peakOf({ channels }: Samples): number {
  let peak = 0;
  for (const channel of channels) for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/**
 * The power of the loudest stretch of a sound (dB, 0 for the loudest square wave), averaged over its channels.
 *
 * @param seconds how long the stretch is; a shorter sound counts as if silence followed
 */
export function loudestPower({ channels, rate }: Samples, seconds: number): number {
  const length = Math.round(seconds * rate);
  const step = Math.max(1, Math.round(length / 4));
  const frames = channels[0]?.length ?? 0;
  let loudest = 0;
  for (let from = 0; from === 0 || from + length <= frames; from += step) {
    let sum = 0;
    for (const channel of channels) {
      for (let at = from; at < Math.min(from + length, frames); at++) sum += (channel[at] ?? 0) ** 2;
    }
    loudest = Math.max(loudest, sum / length / channels.length);
  }
  return 10 * Math.log10(loudest);
}
