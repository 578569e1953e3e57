import type { Round } from '../../engine/round';
import type { Emitter } from 'mitt';
import type { GameDefinition } from '../../engine/definition';
import type { GameEvents } from '../../player/events';
import type { StageEvents } from '../stage-events';
import { winLevelOf, type WinLevel, type GameArt } from '../../games/game-art';
import { panOf, rateOfChordTone, rateOfSemitones, rateOfStep } from './pitch';
import { depthAfter, resultSounds } from './result-sounds';
import { bedNamesOf, symbolSound, type EffectName } from './sound-names';
import {
  createSoundPlayer,
  type EffectMix,
  type Playing,
  type SoundChange,
  type SoundPlayer,
} from './sound-player';

/** Files of wins differ in loudness. All others are about equally loud. */
const mix: Readonly<Record<EffectName, EffectMix>> = {
  'reels-start': { volume: 0.6 },
  'reel-land': { volume: 0.5 },
  line: { volume: 0.8 },
  count: { volume: 0.5, ducks: true },
  'count-end': { volume: 0.7, ducks: true },
  'win-small': { volume: 0.85, ducks: true },
  'win-good': { volume: 0.85, ducks: true },
  'win-big': { volume: 0.85, ducks: true },
  'win-huge': { volume: 0.85, ducks: true },
  'win-giant': { volume: 0.85, ducks: true },
  coins: { volume: 0.55 },
  refusal: { volume: 0.7 },
  pearl: { volume: 0.8 },
  shell: { volume: 0.6 },
  diver: { volume: 0.6 },
  chest: { volume: 0.6 },
  'dives-begin': { volume: 0.85, ducks: true },
  descend: { volume: 0.85, ducks: true },
  'dives-end': { volume: 0.8, ducks: true },
};

/** Reels start softer in free spins, of which there are many in a row. */
const FREE_SPIN_PART = 0.5;

/**
 * What is heard first of a round that has paid so much, and how loud the hit is at the end of its count. Large wins have more
 * to come.
 */
const wins: Readonly<
  Record<WinLevel['id'], { readonly sound: EffectName | null; readonly hitPart: number }>
> = {
  returned: { sound: null, hitPart: 0 },
  small: { sound: 'win-small', hitPart: 0.4 },
  good: { sound: 'win-good', hitPart: 0.6 },
  big: { sound: 'win-good', hitPart: 1 },
};

/** What is heard as a large win passes each of its steps; the last one also of those beyond. */
const stepSounds = ['win-big', 'win-huge', 'win-giant'] as const;

/** How often a count ticks (ms), and how far its pitch rises (semitones). */
const TICK_MS = 70;
const COUNT_SEMITONES = 12;

export type Sounds = Pick<SoundPlayer, 'apply' | 'destroy'>;

/**
 * Plays a game's sounds at its events: reels that start and land, what a spin shows at rest, wins, counts, coins,
 * refusals. Nothing of a win is heard where a round returns no more than its bet. It emits no events.
 *
 * @param running a round that is already running, because sound may be turned on in the middle of one
 */
export function startSounds(
  events: Emitter<GameEvents>,
  stageEvents: Emitter<StageEvents>,
  definition: Pick<GameDefinition, 'grid' | 'feature'>,
  { sounds, winLevels, lightsUp = [] }: Pick<GameArt, 'sounds' | 'winLevels' | 'lightsUp'>,
  running: Round | null = null,
): Sounds {
  const player = createSoundPlayer(sounds, mix, bedNamesOf(definition));
  const { columns } = definition.grid;
  let round = running;
  /** Sounds of the last result, which may still be playing, and timers of those to come. */
  let celebration: (Playing | null)[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];
  let ticking: ReturnType<typeof setInterval> | undefined;

  const celebrate = (name: EffectName, change?: SoundChange): void =>
    void celebration.push(player.play(name, change));
  const cancelTimers = (): void => {
    clearInterval(ticking);
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const fadeCelebration = (): void => {
    for (const playing of celebration) playing?.fadeOut();
    celebration = [];
  };
  const levelOf = ({ payout, bet }: Round): WinLevel => winLevelOf(winLevels, payout / bet);

  const handlers: { readonly [Name in keyof GameEvents]?: (event: GameEvents[Name]) => void } = {
    roundStarted(started) {
      round = started;
      cancelTimers();
      fadeCelebration();
      player.setDepth(0);
      player.play('reels-start');
    },
    spinShown({ round: id, spin }) {
      if (round?.id !== id) return;
      player.setDepth(depthAfter(round, spin));
      for (const { name, afterMs, ...change } of resultSounds(definition, round, spin)) {
        if (afterMs === 0) celebrate(name, change);
        else timers.push(setTimeout(() => celebrate(name, change), afterMs));
      }
    },
    roundSettled(settled) {
      const { sound } = wins[levelOf(settled).id];
      if (sound) celebrate(sound);
    },
    spinRefused: () => void player.play('refusal'),
    spinBlocked: () => void player.play('refusal'),
  };
  const stageHandlers: { readonly [Name in keyof StageEvents]?: (event: StageEvents[Name]) => void } = {
    freeSpinStarted() {
      // Skipped sounds aren't played.
      cancelTimers();
      player.play('reels-start', { part: FREE_SPIN_PART });
    },
    reelLanded({ column, symbols }) {
      const pan = panOf(column, columns);
      player.play('reel-land', { rate: rateOfStep(column), pan });
      for (const symbol of symbols) {
        const name = lightsUp.includes(symbol) && symbolSound(symbol);
        if (name) player.play(name, { pan });
      }
    },
    lineShown({ index, column }) {
      if (!round || round.payout <= round.bet) return;
      celebrate('line', { rate: rateOfChordTone(index), pan: panOf(column, columns) });
    },
    largeWinShown({ step }) {
      fadeCelebration();
      celebrate(stepSounds[Math.min(step, stepSounds.length - 1)] ?? 'win-big');
    },
    countStarted({ seconds }) {
      clearInterval(ticking);
      let ticks = 0;
      const last = (seconds * 1000) / TICK_MS;
      ticking = setInterval(() => {
        ticks += 1;
        if (ticks > last) clearInterval(ticking);
        else celebrate('count', { rate: rateOfSemitones((COUNT_SEMITONES * ticks) / last) });
      }, TICK_MS);
    },
    countEnded() {
      clearInterval(ticking);
      if (round) celebrate('count-end', { part: wins[levelOf(round).id].hitPart });
    },
    coinsArrived: () => celebrate('coins'),
  };
  const stop = [listen(events, handlers), listen(stageEvents, stageHandlers)];
  return {
    apply: (settings) => player.apply(settings),
    destroy() {
      for (const end of stop) end();
      cancelTimers();
      player.destroy();
    },
  };
}

/** Calls these handlers at their events. Returns a function that ends it. */
function listen<Events extends Record<string, unknown>>(
  emitter: Emitter<Events>,
  handlers: { readonly [Name in keyof Events]?: (event: Events[Name]) => void },
): () => void {
  const all = Object.entries(handlers) as [keyof Events, (event: Events[keyof Events]) => void][];
  for (const [name, handler] of all) emitter.on(name, handler);
  return () => {
    for (const [name, handler] of all) emitter.off(name, handler);
  };
}
