import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../ui/button';
import { useMinute, useGameStore, useGameState } from '../../store/game-context';
import { scheduledValueAt, limitAt, type Limits } from '../../player/limits/limits';
import { limitText, texts } from './texts';
import { joinSentences } from '../../languages/sentences';

export const FORM_CLASSES =
  'flex flex-wrap items-end gap-[12px_16px] rounded-md border border-[color-mix(in_srgb,currentcolor_28%,transparent)] p-4 in-[.policy]:[color-scheme:light]';
export const STATUS_CLASSES = 'order-2 basis-full font-semibold';
export const LABEL_CLASSES = 'grid max-w-full grid-cols-[minmax(0,1fr)] gap-1 font-semibold';
export const FIELD_CLASSES = 'min-h-11 w-[11rem] max-w-full rounded-md bg-abyss px-3 text-text tabular-nums';

/** The limit that applies now, and the looser one to come, with a button that cancels it. */
function LimitStatus({ name }: { readonly name: keyof Limits }) {
  const store = useGameStore();
  // The looser limit takes effect without an event.
  useMinute();
  const limits = useGameState((state) => state.limits);
  const at = store.now();
  const now = limitAt(limits, name, at);
  const later = scheduledValueAt(limits, name, at).later;
  const text = texts.now(limitText(name, now));
  return (
    <>
      <p role="status" className={STATUS_CLASSES}>
        {later ? joinSentences([text, texts.later(limitText(name, later.value), later.from)]) : text}
      </p>
      {later && (
        <Button variant="brass" className="order-3" onClick={() => void store.limit(name, now)}>
          {texts.keep}
        </Button>
      )}
    </>
  );
}

interface LimitFormProps {
  readonly name: keyof Limits;
  readonly label: string;
  /** Called when the form is submitted. */
  readonly onSet: () => void;
  readonly children: ReactNode;
}

export function LimitForm({ name, label, onSet, children }: LimitFormProps) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSet();
  };
  return (
    <form aria-label={label} noValidate onSubmit={submit} className={FORM_CLASSES}>
      {children}
      <Button variant="brass" type="submit">
        {texts.set}
      </Button>
      <LimitStatus name={name} />
    </form>
  );
}

interface SelectProps<Value> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export const Select = <Value extends string | number | null>(props: SelectProps<Value>) => (
  <label className={LABEL_CLASSES}>
    <span>{props.label}</span>
    <select
      value={props.value ?? ''}
      onChange={({ target }) => {
        const chosen = props.options.find(([value]) => String(value ?? '') === target.value);
        if (chosen) props.onChange(chosen[0]);
      }}
      className={FIELD_CLASSES}
    >
      {props.options.map(([value, name]) => (
        <option key={value} value={value ?? ''}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
