import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../ui/button';
import { useMinute, useGame, useGameState } from '../../store/game-context';
import { heldAt, limitAt, type Limits } from '../../player/limits/limits';
import { limitText, texts } from './texts';

/** The limit that applies now, and the looser one to come, with a button that cancels it. */
function State({ name }: { readonly name: keyof Limits }) {
  const game = useGame();
  // The looser limit takes effect without an event.
  useMinute();
  const limits = useGameState((state) => state.limits);
  const at = game.now();
  const now = limitAt(limits, name, at);
  const later = heldAt(limits, name, at).later;
  const text = texts.now(limitText(name, now));
  return (
    <>
      <p role="status" className="limit-state">
        {later ? `${text} ${texts.later(limitText(name, later.value), later.from)}` : text}
      </p>
      {later && (
        <Button variant="brass" onClick={() => void game.limit(name, now)}>
          {texts.keep}
        </Button>
      )}
    </>
  );
}

/** One limit: its state, and a form to set it. `onSet` is called when the form is submitted. */
export function LimitForm({
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
