import type { Emitter } from 'mitt';
import type { GameDefinition } from '../../engine/definition';
import type { GameArt } from '../../games/game-art';
import type { StageEvents } from '../stage-events';
import type { Door } from './door';
import type { CoinFlight } from './flights/coin-flight';
import type { WinPage } from './overlay/page-show';
import type { RoundMessages } from './round-messages';

/** Where the wins of a game are shown. */
export interface WinLayer {
  /** Over the reels. */
  readonly host: HTMLElement;
  readonly definition: GameDefinition;
  readonly art: GameArt;
  readonly messages: RoundMessages;
  /** Over the whole page. */
  readonly flight: CoinFlight;
  /** Closes as free spins begin; null where the game has none. */
  readonly door: Door | null;
  /** Puts an empty layer over the page around the reels; null where there is none. */
  readonly page: () => WinPage | null;
  readonly events: Emitter<StageEvents>;
}
