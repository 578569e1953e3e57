import type { Round } from '../../engine/round';
import type { Emitter } from 'mitt';
import type { GameEvents } from '../../player/events';
import type { SoundName } from './sound-names';
import { createSoundPlayer, type Playing, type SoundPlayer } from './sound-player';
import type { GameArt } from '../../games/playable';
import { winLevelOf, type WinLevel } from '../../games/win-levels';

/** The volume of each sound relative to the others; all files have the same loudness. */
const volumes: Readonly<Record<SoundName, number>> = {
  'reels-start': 0.5,
  'reel-land': 0.75,
  'win-small': 0.75,
  'win-good': 0.85,
  'win-big': 0.95,
  coins: 0.55,
  refusal: 0.7,
};

const winSounds: Readonly<Record<WinLevel['id'], SoundName | null>> = {
  returned: null,
  small: 'win-small',
  good: 'win-good',
  big: 'win-big',
};

/** Each reel lands a semitone below the one on its left: the pitch falls as the spin ends. */
const landingRate = (column: number): number => 2 ** (-column / 12);

/** The sounds of the game, as long as they are on. */
export type Sounds = Pick<SoundPlayer, 'setVolume' | 'destroy'>;

/** Plays a game's sounds at its events: reels that start and land, wins, coins, refusals. It emits no events. */
export function startSounds(
  events: Emitter<GameEvents>,
  { sounds, winLevels }: Pick<GameArt, 'sounds' | 'winLevels'>,
): Sounds {
  const player = createSoundPlayer(sounds, volumes);
  /** Sounds of the last win, which may still be playing. */
  let celebration: (Playing | null)[] = [];

  const spinStarted = (): void => {
    for (const playing of celebration) playing?.fadeOut();
    celebration = [];
    player.play('reels-start');
  };
  const reelLanded = (column: number): void => void player.play('reel-land', landingRate(column));
  const roundSettled = ({ bet, payout }: Round): void => {
    const sound = payout > 0 ? winSounds[winLevelOf(winLevels, payout / bet).id] : null;
    if (sound) celebration.push(player.play(sound));
  };
  const coinsArrived = (): void => void celebration.push(player.play('coins'));
  const refused = (): void => void player.play('refusal');

  events.on('spinStarted', spinStarted);
  events.on('reelLanded', reelLanded);
  events.on('roundSettled', roundSettled);
  events.on('coinsArrived', coinsArrived);
  events.on('spinRefused', refused);
  events.on('spinBlocked', refused);
  return {
    setVolume: (percent) => player.setVolume(percent),
    destroy() {
      events.off('spinStarted', spinStarted);
      events.off('reelLanded', reelLanded);
      events.off('roundSettled', roundSettled);
      events.off('coinsArrived', coinsArrived);
      events.off('spinRefused', refused);
      events.off('spinBlocked', refused);
      player.destroy();
    },
  };
}
