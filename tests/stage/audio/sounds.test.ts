import type { Round } from '../../../src/engine/round';
// @vitest-environment happy-dom
import mitt from 'mitt';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SymbolId } from '../../../src/games/lucky-fishing/definition';
import type { GameEvents } from '../../../src/player/events';
import { sounds as files } from '../../../src/games/lucky-fishing/sounds';
import { winLevels } from '../../../src/games/lucky-fishing/win-levels';
import { soundNames } from '../../../src/stage/audio/sound-names';
import { startSounds, type Sounds } from '../../../src/stage/audio/sounds';
import { gridOf, NO_WIN, roundWith } from '../../engine/grids';

/** What was asked of the library, in its order: the sound's name and what happened to it. */
const played: string[] = [];
const audio = {
  state: 'suspended',
  resume: vi.fn(() => Promise.resolve(void (audio.state = 'running'))),
  suspend: vi.fn(() => Promise.resolve(void (audio.state = 'suspended'))),
};
const library = vi.hoisted(() => ({ state: 'loaded', broken: false }));

vi.mock('howler', () => {
  class Howl {
    private readonly name: string;
    constructor({ src: [address = ''] }: { src: string[] }) {
      this.name = /([\w-]+)\.\w+$/.exec(address)?.[1] ?? '';
    }
    readonly state = () => library.state;
    private sounding = false;
    readonly playing = () => this.sounding;
    play() {
      if (library.broken) throw new Error('Broken.');
      this.sounding = true;
      return played.push(this.name);
    }
    rate(rate: number) {
      if (rate !== 1) played.push(`${this.name} at ${rate.toFixed(2)}`);
    }
    once() {
      return this;
    }
    fade(_: number, to: number) {
      played.push(`${this.name} fades to ${to}`);
    }
    stop() {
      this.sounding = false;
      played.push(`${this.name} stops`);
    }
    unload() {
      played.push(`${this.name} unloads`);
    }
  }
  return {
    Howl,
    Howler: {
      usingWebAudio: true,
      volume: (gain: number) => played.push(`all at ${gain}`),
      get ctx() {
        return audio;
      },
    },
  };
});

let sounds: Sounds | null = null;
const end = (): void => sounds?.destroy();
const begin = () => {
  const events = mitt<GameEvents>();
  sounds = startSounds(events, { sounds: files, winLevels });
  played.length = 0;
  return events;
};

/** A result in which the left reel shows one symbol three times over. */
const winOf = (symbol: SymbolId): Round =>
  roundWith([[symbol, symbol, symbol], ...gridOf('fff fow fsu').slice(1)]);
const noWin = roundWith(NO_WIN);

const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  end();
  library.state = 'loaded';
  library.broken = false;
  audio.state = 'suspended';
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('the sounds', () => {
  test('have each a file', () => {
    for (const name of soundNames) expect(files[name], name).toBeDefined();
  });

  test('follow a spin, each reel landing a little lower than the one before', () => {
    const events = begin();
    events.emit('spinStarted', noWin);
    for (const column of [0, 1, 2]) events.emit('reelLanded', column);
    events.emit('roundSettled', noWin);
    expect(played).toEqual([
      ...['reels-start', 'reel-land'],
      ...['reel-land', 'reel-land at 0.94', 'reel-land', 'reel-land at 0.89'],
    ]);
  });

  test.each([
    ['fish', 'win-small'],
    ['tuna', 'win-small'],
    ['shark', 'win-good'],
    ['octopus', 'win-good'],
    ['whale', 'win-big'],
    ['treasure', 'win-big'],
  ] as const)('of a win with %s are %s and then the coins', (symbol, sound) => {
    const events = begin();
    events.emit('roundSettled', winOf(symbol));
    events.emit('coinsArrived', 1);
    expect(played).toEqual([sound, 'coins']);
  });

  test('of a win make way for the next spin', () => {
    const events = begin();
    events.emit('roundSettled', winOf('whale'));
    events.emit('coinsArrived', 1);
    played.length = 0;
    events.emit('spinStarted', noWin);
    events.emit('spinStarted', noWin);
    expect(played).toEqual(['win-big fades to 0', 'coins fades to 0', 'reels-start', 'reels-start']);
  });

  test('are as loud as the player chose, in steps that seem even', () => {
    begin();
    for (const percent of [100, 50, 0]) sounds?.setVolume(percent);
    expect(played).toEqual(['all at 1', 'all at 0.25', 'all at 0']);
  });

  test('knock at a refusal', () => {
    const events = begin();
    events.emit('spinRefused', 'not enough coins');
    events.emit('spinBlocked', { reason: 'break', until: 1 });
    expect(played).toEqual(['refusal', 'refusal']);
  });
});

describe('there is silence', () => {
  const everything = (events = begin()): void => {
    events.emit('spinStarted', noWin);
    events.emit('reelLanded', 1);
    events.emit('roundSettled', winOf('fish'));
    events.emit('coinsArrived', 1);
    events.emit('spinRefused', 'not enough coins');
    events.emit('spinBlocked', { reason: 'break', until: 1 });
  };

  test('where the files have not come, or never will', () => {
    library.state = 'loading';
    everything();
    expect(played).toEqual([]);
  });

  test('and no error where the library fails', () => {
    library.broken = true;
    expect(everything).not.toThrow();
    expect(played).toEqual([]);
  });

  test('at once when the tab is hidden, and as long as it is', () => {
    const events = begin();
    events.emit('roundSettled', winOf('fish'));
    hide(true);
    expect(played).toContain('win-small stops');
    expect(audio.state).toBe('suspended');
    played.length = 0;
    everything(events);
    expect(played).toEqual([]);
    hide(false);
    events.emit('spinRefused', 'not enough coins');
    expect([played, audio.state]).toEqual([['refusal'], 'running']);
  });

  test('once they have ended, whatever is announced and clicked', () => {
    const events = begin();
    end();
    expect(played.sort()).toHaveLength(7);
    played.length = 0;
    everything(events);
    document.dispatchEvent(new Event('click'));
    expect([played, audio.state]).toEqual([[], 'suspended']);
  });
});

test("the browser's audio wakes at the first gesture, and rests some seconds after the last sound", () => {
  const events = begin();
  expect(audio.resume).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('click'));
  expect(audio.state).toBe('running');
  vi.advanceTimersByTime(4_000);
  events.emit('spinStarted', noWin);
  vi.advanceTimersByTime(4_900);
  expect(audio.state).toBe('running');
  vi.advanceTimersByTime(200);
  expect(audio.state).toBe('suspended');
  document.dispatchEvent(new Event('click'));
  expect(audio.state).toBe('suspended');
});

describe('audio that iOS has interrupted', () => {
  const press = (gesture = 'click'): void => void document.dispatchEvent(new Event(gesture));

  test('is resumed at the next press, each time', () => {
    begin();
    press();
    for (const gesture of ['click', 'keydown', 'touchend']) {
      audio.state = 'interrupted';
      press(gesture);
      expect(audio.state, gesture).toBe('running');
    }
  });

  test('is resumed at a press though it was at rest before', () => {
    begin();
    press();
    vi.advanceTimersByTime(5_000);
    expect(audio.state).toBe('suspended');
    audio.state = 'interrupted';
    press();
    expect(audio.state).toBe('running');
  });

  test('is resumed at a press where it could not be without one, and nothing sounds late', async () => {
    const events = begin();
    press();
    vi.advanceTimersByTime(5_000);
    audio.resume.mockRejectedValueOnce(new DOMException('Not without a press.', 'InvalidStateError'));
    events.emit('roundSettled', winOf('fish'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(played).toContain('win-small stops');
    expect(audio.state).toBe('suspended');
    press();
    expect(audio.state).toBe('running');
  });

  test('is silent meanwhile', () => {
    const events = begin();
    press();
    audio.state = 'interrupted';
    audio.resume.mockRejectedValueOnce(new DOMException('Not without a press.', 'InvalidStateError'));
    events.emit('spinRefused', 'not enough coins');
    expect(played).toEqual([]);
  });
});
