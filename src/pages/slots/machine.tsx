import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import frame from 'artwork:stage/frame';
import plate from 'artwork:stage/plate';
import sign from 'artwork:stage/sign';
import { BALANCE_ID } from '../../components/displays';
import { formatCoins } from '../../components/format';
import { cryptoRandom } from '../../game/random';
import type { RendererKind } from '../../components/choose-renderer';
import { SlotStage } from '../../stage/slot-stage';
import { game, useGame } from '../../store/game';
import { Controls } from './controls';
import { HelpStud } from './help-stud';
import { ReelsTable } from './reels-table';
import { Reminders } from './reminders';
import { SessionBeam } from './session-beam';
import { SoundStud } from './sound-stud';
import { texts } from './texts';

/** For what tumbles past on the reels: a source of its own, apart from that of the outcomes. */
const tumbling = cryptoRandom(crypto);

const WIN_ID = 'win';
const displays = {
  balance: () => document.getElementById(BALANCE_ID),
  win: () => document.getElementById(WIN_ID),
} as const;

/** The locker of oak and brass: sign, reels, plate and controls. Here store and stage are introduced. */
export function Machine() {
  useEffect(() => {
    const settle = (id: number): void => game.settle(id);
    game.events.on('reelsStopped', settle);
    return () => {
      game.events.off('reelsStopped', settle);
      // Nobody is left to say when the reels stop.
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
        <HelpStud />
        <SoundStud />
      </div>
      <ReelBox />
      <ReelsTable />
      <Plate />
      <Controls />
      <Reminders />
    </section>
  );
}

/** What draws the reels, null until it is known, and how to try for something better that has failed. */
interface Drawing {
  readonly renderer: RendererKind | null;
  readonly retry: (() => void) | null;
}

const notYet: Drawing = { renderer: null, retry: null };

/** The reels in their frame. A tap spins, and so do Space and Enter. */
function ReelBox() {
  const play = useGame((state) => state.play);
  const grid = useGame((state) => state.grid);
  const wish = useGame((state) => state.picture);
  const [picture, setPicture] = useState(wish);
  const [{ renderer, retry }, setDrawing] = useState(notYet);
  // Set in another tab; here it waits for the reels to rest.
  if (picture !== wish && play.phase !== 'spinning') {
    setPicture(wish);
    setDrawing(notYet);
  }
  const tellDrawing = useCallback(
    (kind: RendererKind, again: (() => void) | null) => setDrawing({ renderer: kind, retry: again }),
    [],
  );
  const spin = useCallback(() => void game.spin(), []);
  const spinOnKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    // Space would scroll the page; and a held key asks for one round, not for many.
    event.preventDefault();
    if (!event.repeat) spin();
  };
  const result = play.phase === 'settled' ? play.result : null;
  // At rest nothing is told before it is known what draws; a spin may begin before that, on plain reels.
  const drawnBy = renderer ?? (play.phase === 'idle' ? null : 'dom');
  const told = drawnBy && {
    'data-phase': play.phase,
    'data-renderer': drawnBy,
    'data-winning-column': result?.win?.line.id,
  };
  return (
    <div className="machine-box">
      <div
        data-testid="slot-stage"
        {...told}
        role="group"
        aria-label={texts.stage}
        tabIndex={0}
        className="machine-window"
        onClick={spin}
        onKeyDown={spinOnKey}
      >
        <SlotStage
          key={picture}
          picture={picture}
          rules={game.rules}
          events={game.events}
          random={tumbling}
          grid={grid}
          result={result}
          onRenderer={tellDrawing}
          displays={displays}
        />
      </div>
      <img src={frame} alt="" className="machine-frame" />
      <SessionBeam />
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
  const payout = useGame(({ play }) => (play.phase === 'settled' ? play.result.payout : 0));
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
