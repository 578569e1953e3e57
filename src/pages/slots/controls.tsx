import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../components/button';
import { game, useGame } from '../../store/game';
import { texts } from './texts';

/** A held key asks for one round, not for many. */
const oncePerPress = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** The bet's two studs with SPIN! between them. */
export function Controls() {
  const { min, max, step } = game.rules.bet;
  const spinning = useGame((state) => state.play.phase === 'spinning');
  const bet = useGame((state) => state.bet);
  const affordable = useGame((state) => state.coins >= state.bet);
  const spinButton = useFocusThrough(spinning);
  return (
    <div className="controls">
      <Button
        variant="brass"
        data-testid="bet-minus"
        aria-describedby="lower-bet"
        disabled={spinning || bet <= min}
        onClick={() => game.changeBet(-1)}
      >
        -{step}
      </Button>
      <Button
        ref={spinButton}
        size="lg"
        className="spin-button tracking-wide"
        disabled={spinning || !affordable}
        onKeyDown={oncePerPress}
        onClick={() => void game.spin()}
      >
        {spinning ? texts.spinning : texts.spin}
      </Button>
      <Button
        variant="brass"
        data-testid="bet-plus"
        aria-describedby="raise-bet"
        disabled={spinning || bet >= max}
        onClick={() => game.changeBet(1)}
      >
        +{step}
      </Button>
      <span id="lower-bet" hidden>
        {texts.lowerBet(step)}
      </span>
      <span id="raise-bet" hidden>
        {texts.raiseBet(step)}
      </span>
    </div>
  );
}

/** Gives a button that was disabled with the focus on it the focus back, unless that has gone elsewhere since. */
function useFocusThrough(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (disabled) {
      hadFocus.current = document.activeElement === button.current;
    } else if (hadFocus.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [disabled]);
  return button;
}
