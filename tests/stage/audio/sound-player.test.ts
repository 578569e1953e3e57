// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SoundFiles } from '../../../src/games/game-art';
import type { SoundName } from '../../../src/stage/audio/sound-names';
import { createSoundPlayer, type SoundPlayer } from '../../../src/stage/audio/sound-player';
import { eventually } from '../../until';

/** What each sound of the library is asked for, whichever it is. */
const howl = {
  state: vi.fn(() => 'loaded'),
  play: vi.fn(() => 7),
  playing: vi.fn(() => true),
  ...{ rate: vi.fn(), volume: vi.fn(), once: vi.fn(), fade: vi.fn(), stop: vi.fn(), unload: vi.fn() },
};
const audio = {
  state: 'suspended',
  resume: vi.fn(() => Promise.resolve(void (audio.state = 'running'))),
  suspend: vi.fn(() => Promise.resolve(void (audio.state = 'suspended'))),
};
const howler = { usingWebAudio: true, ctx: audio, volume: vi.fn() };
/** The addresses that the library was given, of each sound. */
const given: string[][] = [];

vi.mock('howler', () => ({
  Howl: function Howl({ src }: { src: string[] }) {
    given.push(src);
    return howl;
  },
  get Howler() {
    return howler;
  },
}));

const volumes = { coins: 0.5, refusal: 0.7 } as Record<SoundName, number>;
const files: SoundFiles = { coins: ['coins.mp3'], refusal: ['refusal.mp3'] };
let player: SoundPlayer | null = null;
const begin = (sounds = files): SoundPlayer => (player = createSoundPlayer(sounds, volumes));
const press = (gesture = 'click'): void => void document.dispatchEvent(new Event(gesture));
const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  press('visibilitychange');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  player?.destroy();
  howler.usingWebAudio = true;
  audio.state = 'suspended';
  given.length = 0;
  vi.clearAllMocks();
  vi.useRealTimers();
});

test('plays a sound at its volume and speed, and fades it out if it still plays', () => {
  const playing = begin().play('coins', { rate: 1.5, part: 0.5 });
  expect([howl.rate.mock.lastCall, howl.volume.mock.lastCall]).toEqual([
    [1.5, 7],
    [0.25, 7],
  ]);
  howl.playing.mockReturnValueOnce(false);
  playing?.fadeOut();
  expect(howl.fade).not.toHaveBeenCalled();
  playing?.fadeOut();
  expect(howl.fade).toHaveBeenCalledWith(0.25, 0, 90, 7);
});

test('is as loud as the player chose, in steps that seem even', () => {
  begin();
  for (const percent of [100, 50, 0]) player?.setVolume(percent);
  expect(howler.volume.mock.calls.filter(([gain]) => gain !== undefined)).toEqual([[1], [0.25], [0]]);
});

describe('a sound that has to be read', () => {
  const read = (sound: () => Promise<string>): SoundFiles => ({ ...files, coins: [sound, 'coins.mp3'] });

  test('is loaded as soon as it is there, and all others at once', async () => {
    let finish = (): void => undefined;
    begin(read(() => new Promise((resolve) => (finish = () => resolve('data:own')))));
    expect(given).toEqual([['refusal.mp3']]);
    expect(player?.play('coins')).toBeNull();
    finish();
    await eventually(() => expect(given).toContainEqual(['data:own', 'coins.mp3']));
    expect(player?.play('coins')).not.toBeNull();
  });

  test('is silent where it cannot be read, and no other is', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    begin(read(() => Promise.reject(new Error('Gone.'))));
    await eventually(() => expect(warn).toHaveBeenCalledOnce());
    expect(player?.play('coins')).toBeNull();
    expect(player?.play('refusal')).not.toBeNull();
  });
});

describe('there is silence', () => {
  test.each([
    ['where a file has not come', () => howl.state.mockReturnValueOnce('loading')],
    [
      'and no error where the library fails',
      () =>
        howl.play.mockImplementationOnce(() => {
          throw new Error('Broken.');
        }),
    ],
    ['without Web Audio', () => (howler.usingWebAudio = false)],
  ])('%s', (_, prepare) => {
    prepare();
    expect(begin().play('coins')).toBeNull();
    expect(given).toHaveLength(howler.usingWebAudio ? 2 : 0);
  });

  test('at once when the tab is hidden, and as long as it is', () => {
    begin().play('coins');
    hide(true);
    expect([howl.stop.mock.calls.length, audio.state]).toEqual([2, 'suspended']);
    expect(player?.play('coins')).toBeNull();
    hide(false);
    expect(player?.play('coins')).not.toBeNull();
    expect(audio.state).toBe('running');
  });

  test('once the sounds have ended, whatever is clicked', () => {
    begin().destroy();
    expect(howl.unload).toHaveBeenCalledTimes(2);
    press();
    expect([player?.play('coins'), audio.state]).toEqual([null, 'suspended']);
  });
});

test("the browser's audio wakes at the first gesture, and rests some seconds after the last sound", () => {
  begin();
  expect(audio.resume).not.toHaveBeenCalled();
  press();
  expect(audio.state).toBe('running');
  vi.advanceTimersByTime(4_000);
  player?.play('coins');
  vi.advanceTimersByTime(4_900);
  expect(audio.state).toBe('running');
  vi.advanceTimersByTime(200);
  expect(audio.state).toBe('suspended');
  press();
  expect(audio.state).toBe('suspended');
});

describe('audio that iOS has interrupted', () => {
  const refuse = (): void =>
    void audio.resume.mockRejectedValueOnce(new DOMException('Not without a press.', 'InvalidStateError'));

  test.each([
    ['ran', 0],
    ['was at rest', 5_000],
  ])('is resumed at each press though it %s before', (_, ms) => {
    begin();
    press();
    vi.advanceTimersByTime(ms);
    for (const gesture of ['click', 'keydown', 'touchend']) {
      audio.state = 'interrupted';
      press(gesture);
      expect(audio.state, gesture).toBe('running');
    }
  });

  test('is resumed at a press where it could not be without one, and nothing sounds late', async () => {
    begin();
    press();
    vi.advanceTimersByTime(5_000);
    refuse();
    player?.play('coins');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(howl.stop).toHaveBeenCalled();
    expect(audio.state).toBe('suspended');
    press();
    expect(audio.state).toBe('running');
  });

  test('is silent meanwhile', () => {
    begin();
    press();
    audio.state = 'interrupted';
    refuse();
    expect(player?.play('coins')).toBeNull();
    expect(howl.play).not.toHaveBeenCalled();
  });
});
