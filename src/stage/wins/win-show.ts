import type { Emitter } from 'mitt';
import type { GameDefinition } from '../../engine/definition';
import { lastSpin } from '../../engine/round';
import type { GameArt } from '../../games/game-art';
import { winLevelOf } from '../../games/win-levels';
import { wantsLessMotion } from '../../ui/browser/motion';
import type { WinShow } from '../stage-controller';
import type { StageEvents } from '../stage-events';
import { startTimeline, stopTimeline } from '../timeline';
import { createDoor } from './door';
import { createElement } from './elements';
import { onPresses } from './presses';
import { loadNumerals } from './overlay/numerals';
import { addStillOverlay, addWinOverlay, winOverlayOf, type WinOverlayMoments } from './overlay/win-overlay';
import type { WinPage } from './overlay/page-show';
import { BUBBLE } from './flights/bubbles';
import { createCoinFlight, type Displays } from './flights/coin-flight';
import type { RoundMessages } from './round-messages';
import { addRoundWin } from './round-win';
import { addSpinWins } from './spin-wins';
import { preload } from './symbols/animated-symbol';
import { createLandAnimations } from './symbols/land-animations';
import { addRestAnimations, endRestAnimations, hasRestAnimation } from './symbols/rest-animations';
import type { WinLayer } from './win-layer';

/** Prepares the show of wins, and of reels that land, in empty elements over the reel window (stage.css). */
export function createWinShow(
  { wins: host, landed }: Readonly<Record<'wins' | 'landed', HTMLElement>>,
  definition: GameDefinition,
  art: GameArt,
  events: Emitter<StageEvents>,
  displays: Displays,
  messages: RoundMessages,
): WinShow & { /** Stops the show for good. */ destroy(): void } {
  let playing: gsap.core.Timeline | null = null;
  let stopListening = (): void => undefined;
  let onPresented = (): void => undefined;
  const flight = createCoinFlight(art.stage.coin, events, displays);
  const door = art.stage.door ? createDoor(host, { door: art.stage.door, bubble: art.stage.bubble }) : null;
  let aroundReels: HTMLElement | null = null;
  const page = (): WinPage | null => {
    const around = displays.page();
    // On a phone the overlay fills the screen.
    if (!around?.clientHeight) return null;
    aroundReels = createElement('div', 'absolute inset-0 overflow-hidden', around);
    return { layer: aroundReels, scene: around.closest('.slots')?.querySelector('.scene') ?? null };
  };
  const landings = createLandAnimations(landed, definition, art);
  const layer: WinLayer = { host, definition, art, messages, flight, door, page, events };
  preload(art).catch(() => undefined);
  loadNumerals(art.wins).catch((reason: unknown) => console.warn("A skin's figures can't be shown.", reason));

  const clearFlight = (): void => {
    stopListening();
    flight.clear();
    for (const image of host.querySelectorAll(`.${BUBBLE}`)) image.remove();
  };
  /** Ends what moves; the symbols stay lifted. */
  const finish = (): void => {
    clearFlight();
    const report = onPresented;
    onPresented = () => undefined;
    report();
  };
  const stop = (): void => {
    stopTimeline(playing);
    playing = null;
    finish();
    endRestAnimations(host);
    host.replaceChildren();
    aroundReels?.remove();
    door?.open();
  };
  const start = (onEnd: () => void = finish): gsap.core.Timeline => (playing = startTimeline(onEnd));

  /** The first press completes the count and begins no round; the next one ends the overlay and does what it does. */
  const skipAtPresses = (
    timeline: gsap.core.Timeline,
    { counted, out }: Pick<WinOverlayMoments, 'counted' | 'out'>,
  ): void => {
    stopListening = onPresses(() => {
      // GSAP rounds its times.
      const isCounting = timeline.time() < counted - 0.001;
      if (!isCounting) stopListening();
      timeline.time(isCounting ? counted : out);
      return isCounting;
    });
  };
  return {
    play(round, balance, winning, isLifted, presented) {
      stop();
      const overlay = winOverlayOf(round, art, messages);
      if (wantsLessMotion()) {
        if (!overlay) {
          presented();
          return false;
        }
        onPresented = presented;
        const timeline = start();
        skipAtPresses(timeline, { counted: 0, out: addStillOverlay(timeline, host, art, overlay) });
        const largest = overlay.steps.at(-1);
        if (largest) events.emit('largeWinShown', { size: largest.size });
        return false;
      }
      const level = winLevelOf(art.winLevels, round.payout / round.bet);
      if (level) {
        onPresented = presented;
        const timeline = start();
        const win = { round, balance, winning, isLifted, level, overlay, landings };
        const moments = addRoundWin(timeline, layer, win);
        if (moments) skipAtPresses(timeline, moments);
        return true;
      }
      if (overlay) {
        onPresented = presented;
        const timeline = start();
        const moments = addWinOverlay(timeline, layer, overlay, 0);
        // There is nothing to complete where nothing is counted.
        skipAtPresses(timeline, { ...moments, ...(round.payout === 0 && { counted: 0 }) });
        return false;
      }
      presented();
      const { grid } = lastSpin(round);
      if (winning.length === 0 && hasRestAnimation(art, grid)) {
        const animate = (): void => addRestAnimations(start(stop), host, definition, art, grid);
        const seconds = landings.secondsLeft();
        // Symbols that have just landed come to rest first.
        if (seconds > 0) start(animate).to({}, { duration: seconds });
        else animate();
      }
      return false;
    },
    showSpin(round, index, skip) {
      stop();
      // What it has counted stays until the next spin begins.
      const timeline = start(() => undefined);
      const { intro, rise, endMs } = addSpinWins(timeline, layer, round, index);
      const moments = [intro?.atMs ?? rise?.atMs ?? endMs, endMs];
      stopListening = onPresses(() => {
        const ms = skip(moments);
        // At the end the next spin has stopped this show.
        if (ms !== null && ms < endMs) timeline.time(ms / 1000);
        return true;
      });
    },
    landings,
    stop,
    destroy() {
      stop();
      landings.end();
      door?.destroy();
      flight.destroy();
    },
  };
}
