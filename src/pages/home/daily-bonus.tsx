import { useRef, useState } from 'react';
import bonusPicture from 'artwork:shell/pages/bonus';
import { Button } from '../../ui/button';
import { Countdown } from '../../ui/countdown';
import { useMinute, useGameStore, useGameState } from '../../store/game-context';
import { localDay } from '../../player/calendar';
import { availableBonus, nextBonusAt } from '../../player/daily-bonus';
import { texts } from './texts';
import { Picture } from '../../ui/skin/picture';

const TEXT_ID = 'daily-bonus';

export function DailyBonus() {
  const store = useGameStore();
  const card = useRef<HTMLDivElement>(null);
  const record = useGameState((state) => state.bonus);
  const now = useMinute() ?? 0;
  const [claiming, setClaiming] = useState(false);
  const today = availableBonus(record, localDay(new Date(now)));
  const nextAt = nextBonusAt(record, now);
  const next = availableBonus(record, localDay(new Date(nextAt)));
  const claim = (): void => {
    if (!today || claiming) return;
    // It may have to wait for a round in another tab.
    setClaiming(true);
    // The show comes first, so that the balance counts from what it was.
    void import('./bonus-show')
      .then(
        ({ claimWithShow }) => claimWithShow(store, card),
        () => store.claimBonus(),
      )
      .finally(() => setClaiming(false));
  };

  return (
    <div
      ref={card}
      className="relative flex items-center gap-3 rounded-lg border border-shaft/20 glass p-2 pe-3 shadow-top-light [--glass:94%] max-sm:w-full narrow-text:flex-wrap"
    >
      <Picture of={bonusPicture} width={56} height={56} />
      <p id={TEXT_ID} className="of-player grow leading-snug tabular-nums sm:max-w-60">
        <strong className="block font-display font-semibold text-gold-light">{texts.bonus.title}</strong>
        {today ? (
          <span>{texts.bonus.today(today)}</span>
        ) : (
          next && <Countdown ms={nextAt - now} text={(time) => texts.bonus.next(next, time)} />
        )}
      </p>
      {/* It keeps its place, and the focus, once it has been pressed. */}
      <Button variant="brass" aria-describedby={TEXT_ID} aria-disabled={!today || claiming} onClick={claim}>
        <span className="of-player">{today ? texts.bonus.claim : texts.bonus.claimed}</span>
      </Button>
    </div>
  );
}
