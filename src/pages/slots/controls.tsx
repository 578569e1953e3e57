import type { KeyboardEvent } from 'react';
import { Button } from '../../components/button';
import { game, useGame } from '../../store/game';
import { useStanding } from './standing';
import { texts } from './texts';

/** A held key asks for one round, not for many. */
const oncePerPress = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/**
 * The bet's two studs with SPIN! between them. What can't be pressed now keeps the focus that it has, and says that
 * it is disabled: the game itself does nothing on a press, or says why it refuses.
 */
export function Controls() {
  const { min, max, step } = game.rules.bet;
  const spinning = useGame((state) => state.play.phase === 'spinning');
  const bet = useGame((state) => state.bet);
  const affordable = useGame((state) => state.coins >= state.bet);
  const closed = useStanding(({ closure }) => closure !== null && closure.reason !== 'reminder');
  return (
    <div className="controls">
      <Button
        variant="brass"
        data-testid="bet-minus"
        aria-describedby="lower-bet"
        aria-disabled={spinning || bet <= min}
        onClick={() => game.changeBet(-1)}
      >
        -{step}
      </Button>
      <Button
        size="lg"
        className="spin-button tracking-wide"
        aria-disabled={spinning || closed || !affordable}
        aria-describedby={closed ? 'closed' : undefined}
        onKeyDown={oncePerPress}
        onClick={() => void game.spin()}
      >
        {spinning ? texts.spinning : texts.spin}
      </Button>
      <Button
        variant="brass"
        data-testid="bet-plus"
        aria-describedby="raise-bet"
        aria-disabled={spinning || bet >= max}
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
