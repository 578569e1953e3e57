import { useEffect, useState, type CSSProperties } from 'react';
import { symbolIds } from '../../../engine/definition';
import { useGameStore, useGameState } from '../../../store/game-context';
import { gameRecordOf } from '../../../store/game-state';
import { announce } from '../../../ui/announcements';
import { useMachine, usePlayableGame } from '../use-machine';
import { imageSources } from '../../../ui/browser/sized-images';

/** How long the player must be idle first (ms). */
const AFTER_MS = 800;

interface DemonstrationProps {
  /** Whether the reels are drawn. */
  readonly isReady: boolean;
}

/** Shows a new player once how a reel wins, over the reels at rest. A press ends it, and still does what it would do. */
export function Demonstration({ isReady }: DemonstrationProps) {
  const store = useGameStore();
  const { definition, texts } = usePlayableGame();
  const isNew = useGameState(({ games }) => {
    const { totals, demonstrated } = gameRecordOf({ games }, definition.id);
    return totals.rounds === 0 && demonstrated !== true;
  });
  const isIdle = useMachine(({ playback }) => playback.phase === 'idle');
  const [state, setState] = useState<'waits' | 'shown' | 'over'>(isNew ? 'waits' : 'over');
  const isOver = state === 'over' || !isIdle;
  const text = texts.demonstration;
  useEffect(() => {
    if (isOver) return;
    const listening = new AbortController();
    for (const press of ['pointerdown', 'keydown'])
      document.addEventListener(press, () => setState('over'), {
        capture: true,
        signal: listening.signal,
      });
    return () => listening.abort();
  }, [isOver]);
  useEffect(() => {
    if (state !== 'waits' || isOver || !isReady || !text) return;
    const timer = setTimeout(() => {
      setState('shown');
      store.markDemonstrated(definition.id);
      announce(text);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, isOver, isReady, text, store, definition]);
  return state === 'shown' && !isOver && text ? (
    <WinningReel text={text} onEnd={() => setState('over')} />
  ) : null;
}

/** The left reel with three of the first symbol, lit one after the other, and beside it what that means. */
function WinningReel({ text, onEnd }: { text: string; onEnd: () => void }) {
  const { definition, art } = usePlayableGame();
  const { columns, rows } = definition.grid;
  const [symbol = ''] = symbolIds(definition);
  return (
    <div
      aria-hidden
      className="demonstration pointer-events-none absolute inset-(--frame-window) grid animate-[demonstration_7s_ease-in-out_both] grid-cols-[calc(100%/var(--columns))_1fr] overflow-hidden rounded-[2%] bg-[rgb(2_20_30/0.78)] forced-color-adjust-none motion-reduce:**:animate-none"
      style={{ '--columns': columns } as CSSProperties}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onEnd()}
    >
      <div className="relative grid">
        <img {...imageSources(art.stage.winHighlight.image)} alt="" className="absolute inset-0 size-full" />
        {Array.from({ length: rows }, (_, row) => (
          <img
            key={row}
            {...imageSources(art.pageImages[symbol] ?? '')}
            alt=""
            className="demonstration-symbol w-[92%] animate-[demonstration-symbol_420ms_cubic-bezier(0.3,1.5,0.6,1)_calc(var(--row)*160ms)_both] place-self-center drop-shadow-[0_0_0.6em_rgb(255_224_138/0.7)]"
            style={{ '--row': row } as CSSProperties}
          />
        ))}
      </div>
      <p className="demonstration-text animate-[fade-in_400ms_1400ms_ease-out_both] place-self-center pr-[0.5em] pl-[1.6em] text-[length:clamp(1.125rem,var(--machine)*0.058,2.25rem)] leading-[1.2] font-semibold text-balance text-gold-light">
        {text}
      </p>
      <svg
        viewBox="0 0 14 100"
        className="demonstration-arrow absolute top-[6%] left-[calc(100%/var(--columns)-1%)] h-[88%] animate-[demonstration-arrow_1000ms_500ms_ease-in-out_both] overflow-visible fill-none stroke-gold-light stroke-2 [stroke-dasharray:1] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M7 2V97M2 91L7 98L12 91" pathLength={1} />
      </svg>
    </div>
  );
}
