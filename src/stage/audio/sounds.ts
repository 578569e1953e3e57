import type { Round } from '../../engine/round';
import type { Emitter } from 'mitt';
import type { GameEvents } from '../../player/events';
import type { StageEvents } from '../stage-events';
import { isLarge, passedLevels, winLevelOf, type WinSize } from '../../games/win-levels';
import type { SoundCue, SoundEffect } from '../../games/game-sounds';
import type { PlayableGame } from '../../games/playable';
import { panOf, rateOfChordTone, rateOfSemitones, rateOfStep } from './pitch';
import { depthAfter, resultSounds } from './result-sounds';
import { listen } from '../listen';
import { createSoundPlayer, type Playing, type SoundChange, type SoundPlayer } from './sound-player';

/** How loud the hit at the end of a count is, beside that of large wins. */
const hitParts: Readonly<Partial<Record<WinSize, number>>> = { small: 0.4, good: 0.6 };

/** How often a count ticks (ms), and how far its pitch rises (semitones). */
const TICK_MS = 70;
const COUNT_SEMITONES = 12;

/** What is heard of a game. */
type SoundingGame = Pick<PlayableGame, 'definition' | 'art' | 'sounds'>;

export type Sounds = Pick<SoundPlayer, 'apply' | 'destroy'>;

/**
 * Plays a game's sounds (games/game-sounds.ts) as its rounds are shown. Nothing of a win is heard where a round
 * returns no more than its bet. It emits no events.
 *
 * @param running a round that is already running, because sound may be turned on in the middle of one
 */
export function startSounds(
  events: Emitter<GameEvents>,
  stageEvents: Emitter<StageEvents>,
  { definition, sounds, art: { sounds: files, gains, winLevels } }: SoundingGame,
  running: Round | null = null,
): Sounds {
  const player = createSoundPlayer(files, sounds, gains);
  const { columns } = definition.grid;
  let round = running;
  /** Sounds of the last result, which may still be playing, and timers of those to come. */
  let celebration: (Playing | null)[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];
  let ticking: ReturnType<typeof setInterval> | undefined;

  /** @param column the reel that it comes from, where it does from one */
  const play = (effect: SoundEffect | undefined, column?: number, change?: SoundChange): Playing | null => {
    const pan = effect?.fromReel && column !== undefined ? panOf(column, columns) : 0;
    return effect ? player.play(effect, { ...change, pan }) : null;
  };
  const celebrate = (cue: SoundCue, column?: number, change?: SoundChange): void =>
    void celebration.push(play(sounds.cues[cue], column, change));
  const cancelTimers = (): void => {
    clearInterval(ticking);
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const fadeCelebration = (): void => {
    for (const playing of celebration) playing?.fadeOut();
    celebration = [];
  };

  const handlers: { readonly [Name in keyof GameEvents]?: (event: GameEvents[Name]) => void } = {
    roundStarted(started) {
      round = started;
      cancelTimers();
      fadeCelebration();
      player.setDepth(0);
      play(sounds.cues.reelsStart);
    },
    roundSettled(settled) {
      // Large sizes are heard as the sum passes them.
      const level = passedLevels(winLevels, settled.payout / settled.bet).findLast((one) => !isLarge(one));
      if (level) celebrate(`${level.size}Win`);
    },
    spinRefused: () => void play(sounds.cues.spinRefused),
    roundVoided() {
      cancelTimers();
      play(sounds.cues.spinRefused);
    },
    spinBlocked: () => void play(sounds.cues.spinRefused),
  };
  const stageHandlers: { readonly [Name in keyof StageEvents]?: (event: StageEvents[Name]) => void } = {
    freeSpinStarted() {
      // Skipped sounds aren't played.
      cancelTimers();
      play(sounds.cues.freeSpinStarts);
    },
    spinShown({ round: shown, spin }) {
      player.setDepth(depthAfter(shown, spin));
      for (const { cue, afterMs, column, rate = 1 } of resultSounds(definition, shown, spin)) {
        if (afterMs === 0) celebrate(cue, column, { rate });
        else timers.push(setTimeout(() => celebrate(cue, column, { rate }), afterMs));
      }
    },
    reelLanded({ column, lit }) {
      play(sounds.cues.reelLands, column, { rate: rateOfStep(column) });
      for (const { symbol } of lit) play(sounds.symbols?.[symbol], column);
    },
    lineShown({ index, column }) {
      if (!round || round.payout <= round.bet) return;
      celebrate('lineDrawn', column, { rate: rateOfChordTone(index) });
    },
    largeWinShown({ size }) {
      fadeCelebration();
      celebrate(`${size}Win`);
    },
    countStarted({ seconds }) {
      clearInterval(ticking);
      let ticks = 0;
      const last = (seconds * 1000) / TICK_MS;
      ticking = setInterval(() => {
        ticks += 1;
        if (ticks > last) clearInterval(ticking);
        else celebrate('countRises', undefined, { rate: rateOfSemitones((COUNT_SEMITONES * ticks) / last) });
      }, TICK_MS);
    },
    countEnded() {
      clearInterval(ticking);
      const level = round && winLevelOf(winLevels, round.payout / round.bet);
      if (level) celebrate('countEnds', undefined, { part: hitParts[level.size] ?? 1 });
    },
    coinsArrived: () => celebrate('coinsArrive'),
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
