import { amplitudeOf } from '../../../games/art-files';
import { archiveLimits } from '../../../skins/archive/refusal';
import { extensionOf, sourcePath } from '../../../skins/paths';
import {
  isMusic,
  MAX_SOURCE_BYTES,
  maxSeconds,
  maxSoundBytes,
  SOUND_EXTENSIONS,
  soundProblem,
} from '../../../skins/rules/sounds';
import { readAiff } from '../../../skins/sounds/aiff';
import { loudestPower, peakOf, startOf, type Samples } from '../../../skins/sounds/samples';
import { wavSize, writeWav } from '../../../skins/sounds/wav';
import { texts as ruleTexts } from '../../../skins/texts';
import { texts } from './texts';
import type { DroppedFile } from './dropped-files';

/** A sound as a skin takes it, by the paths of its files, or why it can't be taken. */
type FittedSound =
  | {
      readonly files: readonly (readonly [path: string, content: Blob])[];
      readonly notes: readonly string[];
      /** By how much it's played quieter than its file is (dB). */
      readonly gain?: number | undefined;
    }
  | { readonly files?: never; readonly problem: string };

/** A pause at the start shorter than this isn't heard (s): encoders put one of 0.05 s there. So much is left of a longer one. */
const HEARD_PAUSE = 0.08;
const LEFT_PAUSE = 0.003;
/** How long the end of a sound fades that was cut: of an effect and of a layer of music (s). */
const FADE = { effect: 0.5, music: 2 };
/** The stretch of which the loudness counts (s), as the games' own sounds are measured. */
const STRETCH = { effect: 0.4, music: 3 };
/** How far the loudness may be off that of the original (dB), and how far it's changed at most. */
const TOLERANCE = 3;
const MAX_GAIN = 24;
/** No sample gets louder than this (dB). */
const MAX_PEAK = -1;
/** What a WAV is written with, the best that is light enough: channels, and samples in a second. */
const LIGHTEST = [1, 22_050] as const;
const QUALITIES = [[2, 44_100], [2, 32_000], [1, 44_100], [1, 32_000], LIGHTEST] as const;

/**
 * Makes a sound fit for a slot: without a pause at its start, as long as it may be, as loud as the original, and in a format
 * that every browser plays. One that is so already stays as it is, also if it's louder: then it's played quieter. Otherwise its
 * source is kept beside it.
 *
 * @param given by how much the skin that it's from plays it quieter (dB): that stays
 */
export async function fitSound(
  { path, content }: DroppedFile,
  slot: string,
  original: Blob | undefined,
  given?: number,
): Promise<FittedSound> {
  const extension = extensionOf(path).toLowerCase();
  const isPlayed = SOUND_EXTENSIONS.includes(extension);
  const files = [[slot + extension, content]] as const;
  if (!canDecode()) {
    const problem = isPlayed ? soundProblem(content.size, slot) : texts.problems.notConverted;
    return problem ? { problem } : { files, notes: [], gain: given };
  }
  const problem = await unreadableSound(content);
  if (problem !== undefined) return { problem };
  const buffer = await decoded(content);
  const start = buffer && startOf(samplesOf(buffer));
  if (!buffer || start === undefined)
    return { problem: buffer ? texts.problems.silent : texts.problems.noSound(kinds()) };

  const kind = isMusic(slot) ? 'music' : 'effect';
  const pause = kind === 'effect' && start > HEARD_PAUSE ? start - LEFT_PAUSE : 0;
  const length = buffer.duration - pause;
  const seconds = Math.min(length, maxSeconds(slot));
  const part: Part = { pause, seconds, fade: seconds < length - 0.01 ? FADE[kind] : 0, gain: 0 };
  const gain = given ?? (await gainFor(buffer, part, original && (await decoded(original)), STRETCH[kind]));
  const cuts = [
    ...(pause > 0 ? [texts.fitted.pause(pause)] : []),
    ...(part.fade > 0 ? [texts.fitted.cut(seconds)] : []),
  ];
  const isTooHeavy = content.size > maxSoundBytes(slot);
  if (isPlayed && gain <= 0 && cuts.length === 0 && !isTooHeavy) {
    const isNew = given === undefined && gain < 0;
    return { files, gain: gain || undefined, notes: isNew ? [texts.fitted.quieter(-gain)] : [] };
  }
  const quality = qualityFor(buffer, seconds, maxSoundBytes(slot));
  const wav = new Blob([writeWav(await played(buffer, { ...part, gain }, quality))]);
  const done = [
    ...cuts,
    ...(gain === 0 ? [] : [texts.fitted.loudness(gain)]),
    ...(quality.channels < Math.min(2, buffer.numberOfChannels) ? [texts.fitted.mono] : []),
    ...(quality.rate < QUALITIES[0][1] ? [texts.fitted.rate(Math.round(quality.rate / 1000))] : []),
    ...(isTooHeavy && wav.size < content.size ? [texts.fitted.lighter] : []),
  ];
  const isKept = content.size <= archiveLimits.file;
  return {
    files: [[`${slot}.wav`, wav], ...(isKept ? [[sourcePath(slot, extension), content] as const] : [])],
    notes: [texts.fitted.sound([...(extension === '.wav' ? [] : [texts.fitted.converted]), ...done])],
  };
}

/** What keeps a sound out of every slot, for one that has no slot yet. */
export async function soundProblemAnywhere({ path, content }: DroppedFile): Promise<string | undefined> {
  const isPlayed = SOUND_EXTENSIONS.includes(extensionOf(path).toLowerCase());
  if (canDecode()) return unreadableSound(content);
  return isPlayed || content.size === 0 ? soundProblem(content.size, '') : texts.problems.notConverted;
}

const canDecode = (): boolean => typeof OfflineAudioContext !== 'undefined';

async function unreadableSound(content: Blob): Promise<string | undefined> {
  if (content.size === 0) return ruleTexts.sound.empty;
  if (content.size > MAX_SOURCE_BYTES) return ruleTexts.sound.tooHeavy(content.size, MAX_SOURCE_BYTES);
  return (await decoded(content)) ? undefined : texts.problems.noSound(kinds());
}

/** Undefined where this browser can't read it. */
async function decoded(content: Blob): Promise<AudioBuffer | undefined> {
  const bytes = await content.arrayBuffer();
  const context = new OfflineAudioContext(1, 1, QUALITIES[0][1]);
  try {
    const aiff = readAiff(bytes);
    if (!aiff) return await context.decodeAudioData(bytes);
    const [{ length } = { length: 0 }] = aiff.channels;
    const buffer = context.createBuffer(aiff.channels.length, length, aiff.rate);
    for (const [number, channel] of aiff.channels.entries()) buffer.copyToChannel(channel, number);
    return buffer;
  } catch {
    return undefined;
  }
}

/** The kinds of sound that this browser reads. */
function kinds(): string[] {
  const audio = document.createElement('audio');
  const known = [
    ['MP3', 'audio/mpeg'],
    ['OGG', 'audio/ogg; codecs=vorbis'],
    ['Opus', 'audio/ogg; codecs=opus'],
    ['WAV', 'audio/wav'],
    ['M4A', 'audio/mp4; codecs=mp4a.40.2'],
    ['WebM', 'audio/webm; codecs=opus'],
    ['FLAC', 'audio/flac'],
  ] as const;
  return [...known.filter(([, type]) => audio.canPlayType(type) !== '').map(([name]) => name), 'AIFF'];
}

const samplesOf = (buffer: AudioBuffer): Samples => ({
  channels: Array.from({ length: buffer.numberOfChannels }, (_, number) => buffer.getChannelData(number)),
  rate: buffer.sampleRate,
});

/** The part of a sound that is used: from when and how long (s), how long it fades at its end (s), how much louder (dB). */
interface Part {
  readonly pause: number;
  readonly seconds: number;
  readonly fade: number;
  readonly gain: number;
}

/** How much louder a part has to be to be as loud as the original (dB); 0 where it is, about. */
async function gainFor(
  buffer: AudioBuffer,
  part: Part,
  original: AudioBuffer | undefined,
  stretch: number,
): Promise<number> {
  if (!original) return 0;
  const whole: Part = { pause: 0, seconds: original.duration, fade: 0, gain: 0 };
  const wanted = loudestPower(await played(original, whole, { isWeighted: true }), stretch);
  const found = loudestPower(await played(buffer, part, { isWeighted: true }), stretch);
  const difference = wanted - found;
  if (!Number.isFinite(difference) || Math.abs(difference) <= TOLERANCE) return 0;
  const peak = 20 * Math.log10(peakOf(await played(buffer, part)));
  const gain = Math.round(Math.min(difference, MAX_GAIN, Math.max(0, MAX_PEAK - peak)));
  return Math.max(gain, -MAX_GAIN);
}

/** The best quality in which so much of a sound is light enough. */
function qualityFor({ numberOfChannels }: AudioBuffer, seconds: number, maxBytes: number) {
  const [channels, rate] =
    QUALITIES.find(
      ([count, rate]) => count <= Math.max(1, numberOfChannels) && wavSize(count, rate, seconds) <= maxBytes,
    ) ?? LIGHTEST;
  return { channels, rate };
}

/**
 * The samples of a part of a sound, as a browser plays it.
 *
 * @param isWeighted whether as ears weight it, for its loudness: by the filters of ITU-R BS.1770
 */
async function played(
  buffer: AudioBuffer,
  { pause, seconds, fade, gain }: Part,
  {
    channels = buffer.numberOfChannels,
    rate = buffer.sampleRate,
    isWeighted = false,
  }: { channels?: number; rate?: number; isWeighted?: boolean } = {},
): Promise<Samples> {
  const context = new OfflineAudioContext(channels, Math.max(1, Math.ceil(seconds * rate)), rate);
  const volume = new GainNode(context, { gain: amplitudeOf(gain) });
  if (fade > 0) {
    volume.gain.setValueAtTime(volume.gain.value, Math.max(0, seconds - fade));
    volume.gain.linearRampToValueAtTime(0, seconds);
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  const filters = isWeighted
    ? [
        new BiquadFilterNode(context, { type: 'highshelf', frequency: 1500, gain: 4 }),
        new BiquadFilterNode(context, { type: 'highpass', frequency: 38, Q: -6 }),
      ]
    : [];
  let last: AudioNode = source;
  for (const node of [...filters, volume, context.destination]) last = last.connect(node);
  source.start(0, pause, seconds);
  return samplesOf(await context.startRendering());
}
