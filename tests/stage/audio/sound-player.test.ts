// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Gains, SoundFiles } from '../../../src/games/art-files';
import type { GameSounds } from '../../../src/games/game-sounds';
import {
  createSoundPlayer,
  type SoundPlayer,
  type SoundSettings,
} from '../../../src/stage/audio/sound-player';
import { eventually } from '../../until';
import { FakeAudio } from './fake-audio';

let audio: FakeAudio;
/** The addresses that were asked for. */
const asked: string[] = [];
const files: SoundFiles = {
  coins: ['coins.mp3'],
  'win-big': ['win-big.mp3'],
  'bed-water': ['bed-water.mp3'],
  'bed-deep': ['bed-deep.mp3'],
};
const COINS = { file: 'coins', volume: 0.5 };
const BIG_WIN = { file: 'win-big', volume: 0.7, ducks: true };
const sounds: GameSounds = {
  cues: { coinsArrive: COINS, bigWin: BIG_WIN },
  music: [
    { file: 'bed-water', secondRate: 0.775 },
    { file: 'bed-deep', secondRate: 0.75, isDeep: true },
  ],
};
const FULL: SoundSettings = { volume: 100, musicVolume: 100, mono: false };
const EFFECTS: SoundSettings = { ...FULL, musicVolume: 0 };

let player: SoundPlayer | null = null;
/** A player whose files have come, with the volumes of these settings. */
async function begin(settings = EFFECTS, found = files, gains?: Gains): Promise<SoundPlayer> {
  player = createSoundPlayer(found, sounds, gains);
  player.apply(settings);
  await vi.advanceTimersByTimeAsync(0);
  return player;
}
const press = (gesture = 'click'): void => void document.dispatchEvent(new Event(gesture));
const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  press('visibilitychange');
};
/** Whether the browser has seen a gesture of the player. */
const allow = (hasBeenActive: boolean): void =>
  void vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
const effects = () => audio.sources.filter(({ loop }) => !loop);
const layers = () => audio.sources.filter(({ loop }) => loop);
/** Output, effects, the music's volume and its level, in the order in which they are made. */
const gainOf = (place: 'output' | 'effects' | 'volume' | 'music' | 'deep') =>
  audio.gains[['output', 'effects', 'volume', 'music', 'deep'].indexOf(place)];

beforeEach(() => {
  vi.useFakeTimers();
  audio = new FakeAudio();
  vi.stubGlobal('AudioContext', function AudioContext() {
    return audio;
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const arrayBuffer = () => Promise.resolve(new ArrayBuffer(3));
    return Promise.resolve({ ok: !address.startsWith('gone'), arrayBuffer });
  });
  allow(true);
});
afterEach(() => {
  player?.destroy();
  asked.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('plays a sound at its volume, speed and side, and fades it out if it still plays', async () => {
  const playing = (await begin()).play(COINS, { rate: 1.5, part: 0.5, pan: -0.6 });
  const [source] = effects();
  expect(source?.playbackRate.value).toBe(1.5);
  expect([audio.gains.at(-1)?.gain.value, audio.panners.at(-1)?.pan.value]).toEqual([0.25, -0.6]);
  playing?.fadeOut();
  expect(source?.stop).toHaveBeenCalledOnce();
  source?.onended?.();
  playing?.fadeOut();
  expect(source?.stop).toHaveBeenCalledOnce();
});

test('plays the sounds of a skin quieter that say so, effects and music', async () => {
  const quieter = { coins: -20, 'bed-water': -6 };
  (await begin(FULL, files, quieter)).play(COINS);
  expect(audio.gains.at(-1)?.gain.value).toBeCloseTo(0.05);
  const levels = layers().map(({ outputs }) => outputs[0]?.outputs[0]?.gain.value);
  expect(levels).toEqual([expect.closeTo(0.501, 3), expect.closeTo(0.501, 3), 1, 1]);
});

test('is as loud as the player chose, effects and music each, in steps that seem even, for one ear or two', async () => {
  await begin({ volume: 50, musicVolume: 0, mono: false });
  const volumes = () => [gainOf('effects'), gainOf('volume')].map((node) => node?.gain.targets.at(-1)?.[0]);
  expect([volumes(), gainOf('output')?.channelCount]).toEqual([[0.25, 0], 2]);
  player?.apply({ volume: 0, musicVolume: 50, mono: true });
  expect([volumes(), gainOf('output')?.channelCount]).toEqual([[0, 0.25], 1]);
  expect(gainOf('output')?.channelCountMode).toBe('explicit');
});

describe('a sound that has to be read', () => {
  const read = (sound: () => Promise<string>): SoundFiles => ({ ...files, coins: [sound] });

  test('is heard as soon as it is there, without a request, and all others at once', async () => {
    let finish = (): void => undefined;
    await begin(
      EFFECTS,
      read(() => new Promise((resolve) => (finish = () => resolve(`data:audio/mpeg;base64,${btoa('ID3')}`)))),
    );
    expect([player?.play(COINS), player?.play(BIG_WIN)]).toEqual([null, expect.anything()]);
    finish();
    await eventually(() => expect(player?.play(COINS)).not.toBeNull());
    expect(asked).toEqual(['win-big.mp3']);
  });

  test('is silent where it cannot be read, and no other is', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await begin(
      EFFECTS,
      read(() => Promise.reject(new Error('Gone.'))),
    );
    await eventually(() => expect(warn).toHaveBeenCalledOnce());
    expect([player?.play(COINS), player?.play(BIG_WIN)]).toEqual([null, expect.anything()]);
  });
});

test('takes the next format of a sound where one is missing', async () => {
  await begin(EFFECTS, { coins: ['gone.ogg', 'coins.mp3'] });
  await eventually(() => expect(player?.play(COINS)).not.toBeNull());
});

describe('there is silence', () => {
  test('where a file has not come, and where the browser has no audio', async () => {
    player = createSoundPlayer(files, sounds);
    expect(player.play(COINS)).toBeNull();
    player.destroy();
    vi.stubGlobal('AudioContext', undefined);
    expect((await begin(FULL)).play(COINS)).toBeNull();
  });

  test('at once when the tab is hidden, and as long as it is', async () => {
    (await begin()).play(COINS);
    hide(true);
    expect(effects()[0]?.stop).toHaveBeenCalled();
    expect([audio.state, player?.play(COINS)]).toEqual(['suspended', null]);
    hide(false);
    expect(audio.state).toBe('suspended');
    expect(player?.play(COINS)).not.toBeNull();
    expect(audio.state).toBe('running');
  });

  test('once the sounds have ended, whatever is clicked', async () => {
    await begin(FULL);
    player?.destroy();
    audio.resume.mockClear();
    for (const gesture of ['click', 'visibilitychange']) press(gesture);
    expect([audio.state, audio.resume.mock.calls.length, vi.getTimerCount()]).toEqual(['closed', 0, 0]);
  });
});

test("the browser's audio wakes at the first gesture, and rests some seconds after the last sound", async () => {
  await begin();
  expect(audio.resume).not.toHaveBeenCalled();
  press();
  expect(audio.state).toBe('running');
  vi.advanceTimersByTime(5_000);
  player?.play(COINS);
  vi.advanceTimersByTime(5_900);
  expect(audio.state).toBe('running');
  vi.advanceTimersByTime(200);
  expect([audio.state, vi.getTimerCount()]).toEqual(['suspended', 0]);
  press();
  expect(audio.state).toBe('suspended');
});

describe('the music', () => {
  test('is fetched and begins as soon as it is to be heard, in voices that never end', async () => {
    await begin();
    expect([asked, layers()]).toEqual([['coins.mp3', 'win-big.mp3'], []]);
    player?.apply(FULL);
    await eventually(() => expect(layers()).toHaveLength(4));
    expect(asked.slice(2)).toEqual(['bed-water.mp3', 'bed-deep.mp3']);
    expect(audio.state).toBe('running');
  });

  test('waits for a gesture if the browser requires one', async () => {
    allow(false);
    await begin(FULL);
    expect(audio.state).toBe('suspended');
    allow(true);
    press();
    expect(audio.state).toBe('running');
  });

  test('pauses while the tab is hidden, unless it has paused before', async () => {
    await begin(FULL);
    hide(true);
    expect(audio.state).toBe('suspended');
    hide(false);
    expect(audio.state).toBe('running');
    vi.advanceTimersByTime(60_100);
    hide(true);
    hide(false);
    expect(audio.state).toBe('suspended');
  });

  test('is softer under a win, as long as that is heard', async () => {
    await begin(FULL);
    player?.play(COINS);
    expect(gainOf('music')?.gain.targets.map(([, at]) => at)).toEqual([0, 57]);
    player?.play(BIG_WIN);
    const [ducked, full] = gainOf('music')?.gain.targets ?? [];
    expect(ducked?.[0]).toBeLessThan((full?.[0] ?? 0) / 2);
    expect([ducked?.[1], full?.[1]]).toEqual([0, 2]);
  });

  test('is darker at each depth, where its own layer is louder', async () => {
    await begin(FULL);
    for (const depth of [0, 1, 2, 3, 4, 5]) player?.setDepth(depth);
    const cutoffs = audio.filters[0]?.frequency.targets.map(([hertz]) => hertz) ?? [];
    const volumes = gainOf('deep')?.gain.targets.map(([volume]) => volume) ?? [];
    expect(cutoffs).toEqual([...cutoffs].sort((one, other) => other - one));
    expect(volumes).toEqual([...volumes].sort((one, other) => one - other));
    expect([new Set(cutoffs).size, new Set(volumes).size]).toEqual([5, 5]);
  });
});

describe('audio that iOS has interrupted', () => {
  const refuse = (): void =>
    void audio.resume.mockRejectedValueOnce(new DOMException('Not without a press.', 'InvalidStateError'));

  test.each([
    ['ran', 0],
    ['was at rest', 6_000],
  ])('is resumed at each press though it %s before', async (_, ms) => {
    await begin();
    press();
    vi.advanceTimersByTime(ms);
    for (const gesture of ['click', 'keydown', 'touchend']) {
      audio.state = 'interrupted';
      press(gesture);
      expect(audio.state, gesture).toBe('running');
    }
  });

  test('is resumed at a press where it could not be without one, and nothing sounds late', async () => {
    await begin();
    press();
    vi.advanceTimersByTime(6_000);
    refuse();
    player?.play(COINS);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(effects()[0]?.stop).toHaveBeenCalled();
    expect(audio.state).toBe('suspended');
    press();
    expect(audio.state).toBe('running');
  });

  test('is silent meanwhile', async () => {
    await begin();
    press();
    audio.state = 'interrupted';
    refuse();
    expect(player?.play(COINS)).toBeNull();
    expect(effects()).toEqual([]);
  });
});
