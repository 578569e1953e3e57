import { useEffect, useRef } from 'react';
import trophy from 'artwork:shell/pages/trophy';
import { toCoins } from '../../engine/coins';
import { useGame } from '../../store/game-context';
import { Button } from '../../ui/button';
import { closeDialog, Dialog } from '../../ui/dialog';
import { flyToBalance, holdBalance, releaseBalance } from '../../ui/rewards/coin-flight';
import { Picture } from '../../ui/skin/picture';
import { texts } from './texts';
import './week-win.css';
import { endWeekWin, type WeekWin } from './week-wins';

const { challenge } = texts;

/** A week that the player has won a prize in: the trophy, and coins that fly to the balance as it closes. */
export function WeekWinDialog({ title, week, rank, prize }: WeekWin) {
  const game = useGame();
  const prizeShown = useRef<HTMLParagraphElement>(null);
  const isOver = useRef(false);
  // It is in the balance already, which shows it as the coins arrive.
  useEffect(() => {
    holdBalance(toCoins(game.state.getState().coins - prize));
    return () => {
      if (!isOver.current) releaseBalance();
    };
  }, [game, prize]);
  const end = (): void => {
    const { coins: to } = game.state.getState();
    const source = prizeShown.current;
    // Escape reports it twice.
    if (isOver.current) return;
    isOver.current = true;
    void game.markWeekSeen(week);
    endWeekWin();
    if (source) flyToBalance(source, { from: toCoins(to - prize), to });
  };
  return (
    <Dialog
      titleId="week-win"
      describedBy="week-win-result"
      onClose={end}
      className="w-[min(100%-24px,27rem)] p-2 [@media(height<30rem)]:w-[min(100%-24px,36rem)]"
    >
      <div className="week-win relative isolate w-full overflow-x-clip overflow-y-auto rounded-md px-5 pt-5 pb-6 text-center notice-board sm:px-8">
        <div aria-hidden className="week-win-rays" />
        <h2 id="week-win" tabIndex={-1} className="text-xl text-gold-light outline-none">
          {title}
        </h2>
        <Picture of={trophy} width={256} height={256} className="week-win-trophy mx-auto size-44" />
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
