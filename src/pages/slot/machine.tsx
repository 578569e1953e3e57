import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import frame from 'artwork:lucky-fishing/stage/frame';
import plate from 'artwork:lucky-fishing/stage/plate';
import sign from 'artwork:lucky-fishing/stage/sign';
import { BALANCE_ID } from '../../ui/balance-id';
import { formatCoins } from '../../ui/format/format';
import { cryptoRandom } from '../../engine/random';
import { playable } from '../../games/lucky-fishing/playable';
import type { RendererKind } from '../../ui/browser/choose-renderer';
import { SlotStage } from '../../stage/slot-stage';
import { game, useGame } from '../../store/game';
import { SoundButton } from '../../features/sound-button';
import { Controls } from './controls';
import { HelpButton } from './help/help-button';
import { ReelsTable } from './reels-table';
import { Reminders } from './session/reminders';
import { SessionStatus } from './session/session-status';
import './stud.css';
import { texts } from './texts';
import { useSounds } from './use-sounds';

/** For the filler symbols only: outcomes have a random source of their own. */
const fillerRandom = cryptoRandom(crypto);

const WIN_ID = 'win';
const displays = {
  balance: () => document.getElementById(BALANCE_ID),
  win: () => document.getElementById(WIN_ID),
} as const;

/** The machine: sign, reels, plate and controls. It connects the store with the stage. */
export function Machine() {
  useSounds();
  useEffect(() => {
    const settle = (id: number): void => game.settle(id);
    game.events.on('reelsStopped', settle);
    return () => {
      game.events.off('reelsStopped', settle);
      // Nothing would report that the reels have stopped.
      game.settleNow();
    };
  }, []);
  return (
    <section aria-labelledby="machine-title" className="machine">
      <div className="machine-sign">
        <img src={sign} alt="" />
        <h1 id="machine-title" tabIndex={-1} aria-label={texts.name}>
          {texts.title}
        </h1>
        <HelpButton />
        <SoundButton iconSize={18} className="stud stud-right" />
      </div>
      <ReelBox />
      <ReelsTable />
      <Plate />
      <Controls />
      <Reminders />
    </section>
  );
}

/** What draws the reels (null until it is known), and how to retry a better renderer that has failed. */
interface Drawing {
  readonly renderer: RendererKind | null;
  readonly retry: (() => void) | null;
}

const notYet: Drawing = { renderer: null, retry: null };

/** The reels in their frame. A press, Space and Enter spin them. */
function ReelBox() {
  const play = useGame((state) => state.play);
  const grid = useGame((state) => state.grid);
  const preference = useGame((state) => state.picture);
  const [picture, setPicture] = useState(preference);
  const [{ renderer, retry }, setDrawing] = useState(notYet);
  // The preference may change in another tab during a spin: it then takes effect when the reels rest.
  if (picture !== preference && play.phase !== 'spinning') {
    setPicture(preference);
    setDrawing(notYet);
  }
  const updateDrawing = useCallback(
    (kind: RendererKind, again: (() => void) | null) => setDrawing({ renderer: kind, retry: again }),
    [],
  );
  const spin = useCallback(() => void game.spin(), []);
  const spinOnKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    // Space would scroll the page, and a held key starts one round, not many.
    event.preventDefault();
    if (!event.repeat) spin();
  };
  const settled = play.phase === 'settled' ? play.round : null;
  // At rest these attributes wait for the renderer; a spin may begin before it, on plain reels.
  const drawnBy = renderer ?? (play.phase === 'idle' ? null : 'dom');
  const stageData = drawnBy && {
    'data-phase': play.phase,
    'data-renderer': drawnBy,
    'data-winning-column': settled?.spins[0].wins[0]?.line,
  };
  return (
    <div className="machine-box">
      <div
        data-testid="slot-stage"
        {...stageData}
        role="group"
        aria-label={texts.stage}
        tabIndex={0}
        className="machine-window"
        onClick={spin}
        onKeyDown={spinOnKey}
      >
        <SlotStage
          key={picture}
          renderer={picture}
          definition={playable.definition}
          art={playable.art}
          events={game.events}
          random={fillerRandom}
          grid={grid}
          settled={settled}
          onRenderer={updateDrawing}
          displays={displays}
        />
      </div>
      <img src={frame} alt="" className="machine-frame" />
      <SessionStatus />
      {retry && (
        <p role="status" className="machine-note glass [--glass:94%]">
          {texts.plainReels}
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      )}
    </div>
  );
}

/** The plate with bet and win. */
function Plate() {
  const bet = useGame((state) => state.bet);
  const payout = useGame(({ play }) => (play.phase === 'settled' ? play.round.payout : 0));
  return (
    <div className="machine-plate">
      <img src={plate} alt="" />
      <dl>
        <div>
          <dt>{texts.bet}</dt>
          <dd data-testid="bet">{formatCoins(bet)}</dd>
        </div>
        <div>
          <dt>{texts.win}</dt>
          <dd id={WIN_ID} data-testid="win" data-won={payout > 0}>
            {formatCoins(payout)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
