import { useEffect, useState } from 'react';
import { listen } from '../../../stage/listen';
import { useGameState, useGameStore } from '../../../store/game-context';
import { stageEvents } from '../stage-emitter';
import { texts } from '../texts';

/** Says under the sum of a player's first large win, while it counts up, that a press completes the count. */
export function FinishHint() {
  const store = useGameStore();
  const wasTold = useGameState(({ finishTold }) => finishTold);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (wasTold) return;
    return listen(stageEvents, {
      countStarted: ({ isCompletable }) => setShown(isCompletable),
      countEnded() {
        if (isShown) store.changeSettings({ finishTold: true });
        setShown(false);
      },
    });
  }, [wasTold, isShown, store]);
  return (
    isShown && (
      <p
        aria-hidden
        className="pointer-events-none absolute inset-x-0 bottom-[calc(var(--frame-height)*0.12)] z-1 animate-[fade-in_400ms_ease-out_both] text-center font-text text-[0.875rem] text-foam"
      >
        {texts.finish}
      </p>
    )
  );
}
