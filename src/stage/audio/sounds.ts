import type { GameDefinition } from '../../engine/definition';
import type { Round } from '../../engine/round';
import type { Emitter } from 'mitt';
import type { GameEvents } from '../../player/events';
import { spinShow } from '../round-schedule';
import type { StageEvents } from '../stage-events';
import type { SoundName } from './sound-names';
import { createSoundPlayer, type Playing, type SoundChange, type SoundPlayer } from './sound-player';
import type { GameArt } from '../../games/playable';
import { winLevelOf, type WinLevel } from '../../games/game-art';

/** The volume of each sound relative to the others; all files have the same loudness. */
const volumes: Readonly<Record<SoundName, number>> = {
  'reels-start': 0.5,
  'reel-land': 0.75,
  'win-small': 0.75,
  'win-good': 0.85,
  'win-big': 0.95,
  coins: 0.55,
  refusal: 0.7,
  pearl: 0.65,
  'dives-begin': 0.85,
  descend: 0.8,
  'dives-end': 0.8,
};

/** Reels start softer in free spins, of which there are many in a row. */
const FREE_SPIN_PART = 0.5;

/** How loud a symbol chimes that lights up as its reel lands. */
const CHIME_PART = 0.6;

const winSounds: Readonly<Record<WinLevel['id'], SoundName | null>> = {
  returned: null,
  small: 'win-small',
  good: 'win-good',
  big: 'win-big',
};

/** Each reel lands a semitone below the one on its left: the pitch falls as the spin ends. */
const landingRate = (column: number): number => 2 ** (-column / 12);

/** A sound of a spin that has come to rest. */
interface SpinSound {
  readonly name: SoundName;
  /** How long after the reels rest (ms). */
  readonly afterMs: number;
  /** Its speed and pitch; as in its file if absent. */
  readonly rate?: number;
}

/** The major scale, in semitones: each value collected sounds a step above the one before. */
const SCALE = [0, 2, 4, 5, 7, 9, 11] as const;
const OCTAVE = 12;
const rateOfStep = (step: number): number =>
  2 ** (Math.floor(step / SCALE.length) + (SCALE[step % SCALE.length] ?? 0) / OCTAVE);

/**
 * What is heard of what a spin of a round, counted from 0, shows at rest: lines that pay in a round with free spins, values
 * that reach their collector, one after the other and ever higher, free spins that begin, a higher multiplier, and the end
 * of the free spins.
 */
function soundsAtRest(
  definition: Pick<GameDefinition, 'feature'>,
  round: Pick<Round, 'spins'>,
  index: number,
): SpinSound[] {
  const { lines, values, intro, rise, endMs } = spinShow(definition, round, index);
  const isLast = index > 0 && index === round.spins.length - 1;
  return [
    ...(lines ? [{ name: 'win-small', afterMs: lines.atMs } as const] : []),
    ...values.map(({ untilMs }, n) => ({ name: 'pearl', afterMs: untilMs, rate: rateOfStep(n) }) as const),
    ...(intro ? [{ name: 'dives-begin', afterMs: intro.atMs } as const] : []),
    ...(rise ? [{ name: 'descend', afterMs: rise.atMs } as const] : []),
    ...(isLast ? [{ name: 'dives-end', afterMs: endMs } as const] : []),
  ];
}

export type Sounds = Pick<SoundPlayer, 'setVolume' | 'destroy'>;

/**
 * Plays a game's sounds at its events: reels that start and land, what a spin shows at rest, wins, coins, refusals. It
 * emits no events.
 *
 * @param running the round that runs already, if one does: sound may be turned on in the middle of one
 */
export function startSounds(
  events: Emitter<GameEvents>,
  stageEvents: Emitter<StageEvents>,
  definition: Pick<GameDefinition, 'feature'>,
  { sounds, winLevels, lightsUp = [] }: Pick<GameArt, 'sounds' | 'winLevels' | 'lightsUp'>,
  running: Round | null = null,
): Sounds {
  const player = createSoundPlayer(sounds, volumes);
  let round = running;
  /** Sounds of the last result, which may still be playing, and timers of those to come. */
  let celebration: (Playing | null)[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];

  const celebrate = (name: SoundName, change?: SoundChange): void =>
    void celebration.push(player.play(name, change));
  const cancelTimers = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const roundStarted = (started: Round): void => {
    round = started;
    cancelTimers();
    for (const playing of celebration) playing?.fadeOut();
    celebration = [];
    player.play('reels-start');
  };
  const freeSpinStarted = (): void => {
    // What the player has skipped is not heard.
    cancelTimers();
    player.play('reels-start', { part: FREE_SPIN_PART });
  };
  const reelLanded = ({ column, symbols }: StageEvents['reelLanded']): void => {
    player.play('reel-land', { rate: landingRate(column) });
    for (const symbol of symbols) if (lightsUp.includes(symbol)) player.play('pearl', { part: CHIME_PART });
  };
  const spinShown = ({ round: id, spin }: GameEvents['spinShown']): void => {
    if (round?.id !== id) return;
    for (const { name, afterMs, rate = 1 } of soundsAtRest(definition, round, spin)) {
      if (afterMs === 0) celebrate(name, { rate });
      else timers.push(setTimeout(() => celebrate(name, { rate }), afterMs));
    }
  };
  const roundSettled = ({ bet, payout }: Round): void => {
    const sound = payout > 0 ? winSounds[winLevelOf(winLevels, payout / bet).id] : null;
    if (sound) celebrate(sound);
  };
  const coinsArrived = (): void => celebrate('coins');
  const refused = (): void => void player.play('refusal');

  events.on('roundStarted', roundStarted);
  stageEvents.on('freeSpinStarted', freeSpinStarted);
  stageEvents.on('reelLanded', reelLanded);
  events.on('spinShown', spinShown);
  events.on('roundSettled', roundSettled);
  stageEvents.on('coinsArrived', coinsArrived);
  events.on('spinRefused', refused);
  events.on('spinBlocked', refused);
  return {
    setVolume: (percent) => player.setVolume(percent),
    destroy() {
      events.off('roundStarted', roundStarted);
      stageEvents.off('freeSpinStarted', freeSpinStarted);
      stageEvents.off('reelLanded', reelLanded);
      events.off('spinShown', spinShown);
      events.off('roundSettled', roundSettled);
      stageEvents.off('coinsArrived', coinsArrived);
      events.off('spinRefused', refused);
      events.off('spinBlocked', refused);
      cancelTimers();
      player.destroy();
    },
  };
}
