import { useId, useState, type ComponentProps } from 'react';
import {
  limitAt,
  REMINDER_MINUTES,
  SESSION_MINUTES,
  type Limits,
  type SessionLimit,
} from '../../player/limits/limits';
import { isCoins } from '../../engine/coins';
import { useGameState, useGameStore } from '../../store/game-context';
import { FIELD_CLASSES, LABEL_CLASSES, LimitForm, Select } from './limit-form';
import { SelfExclusion } from './self-exclusion';
import { Tool } from './tool';
import { texts } from './texts';

/** A limit when its form is opened, which is what the form starts with. */
function useLimit<K extends keyof Limits>(name: K): Limits[K] {
  const store = useGameStore();
  return limitAt<K>(
    useGameState(({ limits }) => limits),
    name,
    store.now(),
  );
}

/** The four tools to stay in control. */
export const LimitTools = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 in-[.policy]:mt-[0.75rem] [&_:is(p,ul)]:mt-0">
    <p>{texts.intro}</p>
    <p>{texts.device}</p>
    <Tool id="session-limits" {...texts.session}>
      <SessionForm />
    </Tool>
    <Tool id="daily-reminders" {...texts.reminders}>
      <ReminderForm />
      <DailyForm />
    </Tool>
    <Tool id="purchase-limits" {...texts.purchases}>
      <BetForm name="betPerDay" />
      <BetForm name="betPerWeek" />
    </Tool>
    <SelfExclusion />
  </div>
);

const Option = ({ text, ...rest }: ComponentProps<'input'> & { text: string }) => (
  <label className="flex min-h-11 max-w-full items-center gap-3">
    <input {...rest} className="size-[1.5rem] flex-none accent-gold-shade" />
    <span>{text}</span>
  </label>
);

function SessionForm() {
  const store = useGameStore();
  const { session } = texts;
  const initial = useLimit('session');
  const [minutes, setMinutes] = useState<SessionLimit['minutes'] | null>(initial?.minutes ?? null);
  const [until, setUntil] = useState<SessionLimit['until']>(initial?.until ?? 'pause');
  const group = useId();
  return (
    <LimitForm
      name="session"
      label={session.title}
      onSet={() => void store.limit('session', minutes === null ? null : { minutes, until })}
    >
      <Select
        label={session.minutes}
        options={[[null, texts.none], ...SESSION_MINUTES.map((one) => [one, texts.minutes(one)] as const)]}
        value={minutes}
        onChange={setMinutes}
      />
      <fieldset className="basis-full">
        <legend className="font-semibold">{session.until}</legend>
        {(['pause', 'tomorrow'] as const).map((choice) => (
          <Option
            key={choice}
            type="radio"
            name={group}
            checked={until === choice}
            onChange={() => setUntil(choice)}
            text={session.untils[choice]}
          />
        ))}
      </fieldset>
    </LimitForm>
  );
}

function ReminderForm() {
  const store = useGameStore();
  const [minutes, setMinutes] = useState(useLimit('remindEvery'));
  const { label, every, never } = texts.reminders;
  return (
    <LimitForm name="remindEvery" label={label} onSet={() => void store.limit('remindEvery', minutes)}>
      <Select
        label={label}
        options={[[null, never], ...REMINDER_MINUTES.map((one) => [one, every(one)] as const)]}
        value={minutes}
        onChange={setMinutes}
      />
    </LimitForm>
  );
}

function DailyForm() {
  const store = useGameStore();
  const [on, setOn] = useState(useLimit('remindDaily'));
  const { daily } = texts.reminders;
  return (
    <LimitForm name="remindDaily" label={daily} onSet={() => void store.limit('remindDaily', on)}>
      <Option type="checkbox" checked={on} onChange={({ target }) => setOn(target.checked)} text={daily} />
    </LimitForm>
  );
}

function BetForm({ name }: { readonly name: 'betPerDay' | 'betPerWeek' }) {
  const store = useGameStore();
  const { [name]: label, bad, empty } = texts.purchases;
  const initial = useLimit(name);
  const [written, setWritten] = useState(initial?.toString() ?? '');
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const submit = (): void => {
    // Japanese input methods write full-width digits.
    const trimmed = written.normalize('NFKC').trim();
    const coins = /^\d+$/.test(trimmed) ? Number(trimmed) : null;
    const isValid = trimmed === '' || isCoins(coins);
    setRefused(!isValid);
    if (isValid) void store.limit(name, isCoins(coins) ? coins : null);
  };
  return (
    <LimitForm name={name} label={label} onSet={submit}>
      <label className={LABEL_CLASSES}>
        <span>{label}</span>
        <input
          className={FIELD_CLASSES}
          inputMode="numeric"
          autoComplete="off"
          value={written}
          aria-invalid={isRefused}
          aria-describedby={id}
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
      <p
        id={id}
        role={isRefused ? 'alert' : undefined}
        className={`order-1 basis-full text-[0.875rem] ${isRefused ? 'font-bold' : ''}`}
      >
        {isRefused ? bad : empty}
      </p>
    </LimitForm>
  );
}
