import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../components/button';
import { useMinute } from '../../components/use-minute';
import { laterThan, limitAt, type Limits } from '../../game/limits';
import { game, useGame } from '../../store/game';
import { limitText, texts } from './texts';

/** What holds now, and what has been asked for, of one limit; with the way to keep what holds. */
function State({ name }: { readonly name: keyof Limits }) {
  // What waits holds some day, though nothing happens.
  useMinute();
  const limits = useGame((state) => state.limits);
  const at = game.now();
  const now = limitAt(limits, name, at);
  const later = laterThan(limits, name, at);
  return (
    <>
      <p role="status" className="limit-state">
        {texts.now(limitText(name, now))} {later && texts.later(limitText(name, later.value), later.from)}
      </p>
      {later && (
        <Button variant="brass" onClick={() => void game.limit(name, now)}>
          {texts.keep}
        </Button>
      )}
    </>
  );
}

/** One limit: how it stands, and a form to set it. `onSet` is called when the player has decided. */
export function HeldLimit({
  name,
  label,
  onSet,
  children,
}: {
  readonly name: keyof Limits;
  readonly label: string;
  readonly onSet: () => void;
  readonly children: ReactNode;
}) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSet();
  };
  return (
    <form aria-label={label} noValidate onSubmit={submit} className="limit-form">
      {children}
      <Button variant="brass" type="submit">
        {texts.set}
      </Button>
      <State name={name} />
    </form>
  );
}
