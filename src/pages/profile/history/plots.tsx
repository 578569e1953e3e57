import { useEffect, useRef, useState } from 'react';
import { useGameState } from '../../../store/game-context';
import { roundsSettled } from '../../../store/game-state';
import { BalancePlot } from './balance-plot';
import { SymbolsSeen } from './symbols-plot';

const AHEAD = '300px';

/**
 * Both plots, once the player comes near them; before the first round, what they will show. The coins are those of all
 * games, the symbols those of one (`game`, its id; null for all games).
 */
export function Plots({ game }: { game: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const played = useGameState(roundsSettled);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <div
      ref={place}
      className={`grid grid-cols-1 items-start gap-6 lg:grid-cols-2 ${played > 0 ? 'min-h-96' : ''}`}
    >
      {(isNear || played === 0) && (
        <>
          <BalancePlot />
          <SymbolsSeen game={game} />
        </>
      )}
    </div>
  );
}
