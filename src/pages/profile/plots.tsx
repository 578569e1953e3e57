import { useEffect, useRef, useState } from 'react';
import { useGame } from '../../store/game';
import { BalancePlot } from './balance-plot';
import { SymbolsPlot } from './symbols-plot';

/** So far ahead of the screen plots are drawn. */
const AHEAD = '300px';

/**
 * Both plots, once the player comes near them; before the first round, what they will show. `version` changes when
 * another game is brought in.
 */
export function Plots({ version }: { version: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const played = useGame((state) => state.totals.rounds);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={place}
      className={`grid grid-cols-1 items-start gap-6 lg:grid-cols-2 ${played > 0 ? 'min-h-96' : ''}`}
    >
      {(isNear || played === 0) && (
        <>
          <BalancePlot version={`${version} ${played}`} />
          <SymbolsPlot />
        </>
      )}
    </div>
  );
}
