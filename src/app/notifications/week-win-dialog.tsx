import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import trophy from 'artwork:shell/pages/trophy';
import { toCoins } from '../../engine/coins';
import type { WeekResult } from '../../player/challenge/challenge';
import { isSpinning } from '../../store/game-state';
import type { GameStore } from '../../store/game-store';
import { Button } from '../../ui/button';
import { closeDialog, Dialog } from '../../ui/dialog';
import { flyToBalance, holdBalance } from '../../ui/rewards/reward-flight';
import { Picture } from '../../ui/skin/picture';
import { texts } from './texts';
import './week-win.css';

const { challenge } = texts;

/** A week in which the player won a prize. */
interface WeekWin extends Pick<WeekResult, 'rank' | 'prize'> {
  /** Names the week, as last week's or by its date. */
  readonly title: string;
}

type WatchedStore = Pick<GameStore, 'state'>;

/** Resolves as soon as no reels turn. */
const atRest = ({ state }: WatchedStore): Promise<void> =>
  new Promise((resolve) => {
    if (!isSpinning(state.getState())) {
      resolve();
      return;
    }
    const unsubscribe = state.subscribe((now) => {
      if (isSpinning(now)) return;
      unsubscribe();
      resolve();
    });
  });

/**
 * Shows a won week, in a React tree of its own so that Home loads nothing for it.
 * Resolves when the player has closed it.
 */
export async function showWeekWin(store: WatchedStore, win: WeekWin): Promise<void> {
  await atRest(store);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await new Promise<void>((resolve) => {
    root.render(<WeekWinDialog {...win} store={store} onEnd={resolve} />);
  });
  root.unmount();
  place.remove();
}

interface WeekWinDialogProps extends WeekWin {
  readonly store: WatchedStore;
  readonly onEnd: () => void;
}

/** The trophy, and coins that fly to the balance as it closes. */
function WeekWinDialog({ title, rank, prize, store, onEnd }: WeekWinDialogProps) {
  const prizeShown = useRef<HTMLParagraphElement>(null);
  const isOver = useRef(false);
  // The prize is in the balance already. The display follows as the coins arrive.
  useEffect(() => {
    holdBalance(toCoins(store.state.getState().coins - prize));
  }, [store, prize]);
  const end = (): void => {
    const { coins: to } = store.state.getState();
    const source = prizeShown.current;
    // Escape calls this twice.
    if (isOver.current) return;
    isOver.current = true;
    if (source) flyToBalance(source, { from: toCoins(to - prize), to });
    onEnd();
  };
  return (
    <Dialog
      titleId="week-win"
      describedBy="week-win-result"
      onClose={end}
      className="w-[min(100%-24px,27rem)] p-2 low:w-[min(100%-24px,36rem)]"
    >
      <div className="notice-board relative isolate w-full overflow-x-clip overflow-y-auto rounded-md px-5 pt-5 pb-6 text-center sm:px-8 low:grid low:grid-cols-[auto_1fr] low:content-center low:gap-x-[1.25rem]">
        <div
          aria-hidden
          className="week-win-rays absolute top-[9.5rem] left-1/2 -z-1 size-[44rem] -translate-1/2 mask-[radial-gradient(closest-side,black_20%,transparent_85%)] low:top-1/2 low:left-[6rem] motion-full:animate-[week-win-turn_8s_ease-out]"
        />
        <h2 id="week-win" tabIndex={-1} className="text-xl text-gold-light outline-none">
          {title}
        </h2>
        <Picture
          of={trophy}
          width={256}
          height={256}
          className="mx-auto size-44 low:row-[1/5] low:size-[9rem] low:self-center motion-full:animate-[week-win-drop_700ms_cubic-bezier(0.3,1.5,0.6,1)]"
        />
        <p aria-hidden className="font-display text-4xl leading-tight font-bold text-foam text-shadow-title">
          {challenge.rank(rank)}
        </p>
        <p
          ref={prizeShown}
          aria-hidden
          className="mt-1 font-display text-2xl font-semibold text-gold-light tabular-nums"
        >
          {challenge.prize(prize)}
        </p>
        <p id="week-win-result" className="sr-only">
          {challenge.result(rank, prize)}
        </p>
        <Button size="lg" className="mt-5 w-full" onClick={closeDialog}>
          {challenge.collect}
        </Button>
      </div>
    </Dialog>
  );
}
