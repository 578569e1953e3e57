import type { KeyboardEvent } from 'react';
import { useGameState } from '../../../store/game-context';
import { Button } from '../../../ui/button';
import { useMachine, useMachineActions, usePlayable } from '../playing';
import { usePlayStatus } from '../session/play-status';
import { texts } from '../texts';

/** A held key starts one round, not many. */
const oncePerPress = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** SPIN! between the bet's two buttons. A button that can't be used is `aria-disabled` only, so that it keeps focus. */
export function Controls() {
  const { min, max, step } = usePlayable().definition.bet;
  const { spin, changeBet } = useMachineActions();
  const spinning = useMachine(({ play }) => play.phase === 'spinning');
  const bet = useMachine((machine) => machine.bet);
  const affordable = useGameState(({ coins }) => coins >= bet);
  const isBlocked = usePlayStatus(({ block }) => block !== null && block.reason !== 'reminder');
  return (
    <div className="controls">
      <Button
        variant="brass"
        data-testid="bet-minus"
        aria-describedby="lower-bet"
        aria-disabled={spinning || bet <= min}
        onClick={() => changeBet(-1)}
      >
        {`-${step}`}
      </Button>
      <Button
        size="lg"
        translate="no"
        className="spin-button tracking-wide"
        aria-disabled={spinning || isBlocked || !affordable}
        aria-describedby={isBlocked ? 'closed' : undefined}
        data-spins
        onKeyDown={oncePerPress}
        onClick={spin}
      >
        {spinning ? texts.spinning : texts.spin}
      </Button>
      <Button
        variant="brass"
        data-testid="bet-plus"
        aria-describedby="raise-bet"
        aria-disabled={spinning || bet >= max}
        onClick={() => changeBet(1)}
      >
        {`+${step}`}
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
