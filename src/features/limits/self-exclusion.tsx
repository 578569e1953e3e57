import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { OutsideLinks } from '../../ui/outside-links';
import { useMinute, useGame, useGameState } from '../../store/game-context';
import { BREAKS, endOfBreak, type Break } from '../../player/limits/limits';
import { texts } from './texts';

const { exclusion } = texts;

/** A break from all games, taken in two steps: nothing takes it back. */
export function SelfExclusion() {
  const game = useGame();
  useMinute();
  const breakUntil = useGameState(({ limits }) => limits.breakUntil);
  const [length, setLength] = useState<Break>('day');
  const [end, setEnd] = useState<number | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (end !== null) question.current?.focus();
  }, [end]);
  const now = game.now();
  const takeBreak = (): void => {
    setEnd(null);
    void game.takeBreak(length);
  };
  return (
    <section aria-labelledby="self-exclusion">
      <h3 id="self-exclusion" tabIndex={-1}>
        {exclusion.title}
      </h3>
      <p>{exclusion.text}</p>
      <p>{exclusion.honest}</p>
      <OutsideLinks links={exclusion.blockers} />
      <div className="limit-form">
        <label>
          <span>{exclusion.length}</span>
          <select
            value={length}
            onChange={({ target }) => {
              setLength(BREAKS.find((one) => one === target.value) ?? 'day');
              setEnd(null);
            }}
          >
            {BREAKS.map((one) => (
              <option key={one} value={one}>
                {exclusion.lengths[one]}
              </option>
            ))}
          </select>
        </label>
        {end === null ? (
          <Button variant="brass" onClick={() => setEnd(endOfBreak(length, game.now()))}>
            {exclusion.begin}
          </Button>
        ) : (
          <div className="limit-question">
            <p ref={question} tabIndex={-1}>
              {exclusion.sure(Math.max(end, breakUntil ?? 0))}
            </p>
            <Button onClick={takeBreak}>{exclusion.yes}</Button>
            <Button variant="brass" onClick={() => setEnd(null)}>
              {exclusion.no}
            </Button>
          </div>
        )}
        <p role="status" className="limit-state">
          {breakUntil !== null && breakUntil > now ? exclusion.now(breakUntil) : exclusion.none}
        </p>
      </div>
    </section>
  );
}
