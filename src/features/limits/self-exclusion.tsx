import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { OutsideLinks } from '../../ui/outside-links';
import { useMinute, useGameStore, useGameState } from '../../store/game-context';
import { BREAKS, endOfBreak, type Break } from '../../player/limits/limits';
import { FORM_CLASSES, Select, STATUS_CLASSES } from './limit-form';
import { texts } from './texts';
import { Tool } from './tool';

const { exclusion } = texts;

/** A break from all games, taken in two steps: nothing takes it back. */
export function SelfExclusion() {
  const store = useGameStore();
  useMinute();
  const breakUntil = useGameState(({ limits }) => limits.breakUntil);
  const [length, setLength] = useState<Break>('day');
  const [end, setEnd] = useState<number | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (end !== null) question.current?.focus();
  }, [end]);
  const now = store.now();
  const takeBreak = (): void => {
    setEnd(null);
    void store.takeBreak(length);
  };
  return (
    <Tool id="self-exclusion" title={exclusion.title} text={exclusion.text}>
      <p>{exclusion.honest}</p>
      <OutsideLinks links={exclusion.blockers} />
      <div className={FORM_CLASSES}>
        <Select
          label={exclusion.length}
          options={BREAKS.map((one) => [one, exclusion.lengths[one]])}
          value={length}
          onChange={(chosen) => {
            setLength(chosen);
            setEnd(null);
          }}
        />
        {end === null ? (
          <Button variant="brass" onClick={() => setEnd(endOfBreak(length, store.now()))}>
            {exclusion.begin}
          </Button>
        ) : (
          <div className="flex basis-full flex-wrap items-center gap-[0.75rem]">
            <p ref={question} tabIndex={-1} className="basis-full font-semibold">
              {exclusion.sure(Math.max(end, breakUntil ?? 0))}
            </p>
            <Button onClick={takeBreak}>{exclusion.yes}</Button>
            <Button variant="brass" onClick={() => setEnd(null)}>
              {exclusion.no}
            </Button>
          </div>
        )}
        <p role="status" className={STATUS_CLASSES}>
          {breakUntil !== null && breakUntil > now ? exclusion.now(breakUntil) : exclusion.none}
        </p>
      </div>
    </Tool>
  );
}
