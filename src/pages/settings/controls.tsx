import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  /** The id of the heading, which names the section. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly Icon: LucideIcon;
  readonly children: ReactNode;
}

/** A part of the settings: what it is about, and beside it on a wide screen what can be set. */
export const Section = ({ id, title, text, Icon, children }: SectionProps) => (
  <section
    aria-labelledby={id}
    className="edged grid grid-cols-1 gap-x-10 gap-y-5 rounded-lg border border-shaft/15 bg-deep/80 p-5 shadow-mid sm:p-7 lg:grid-cols-[15rem_minmax(0,1fr)]"
  >
    <div>
      <h2 id={id} className="flex items-center gap-3 text-2xl">
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-linear-to-b from-shallow to-mid text-foam shadow-mid ring-1 ring-shaft/30">
          <Icon aria-hidden size={22} />
        </span>
        <span>{title}</span>
      </h2>
      <p id={`${id}-text`} className="mt-3 text-muted">
        {text}
      </p>
    </div>
    <div className="grid grid-cols-1 content-start gap-4">{children}</div>
  </section>
);

interface ChoicesProps<Option extends string> {
  /** The id of the heading that names the choice; its text describes it. */
  readonly labelledBy: string;
  readonly options: readonly Option[];
  readonly texts: Readonly<Record<Option, { readonly title: string; readonly text: string }>>;
  /** A picture of each. */
  readonly pictures?: Readonly<Record<Option, ReactNode>>;
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
  readonly className: string;
}

/** One of a few, each with a line about what it does. */
export function Choices<Option extends string>({
  labelledBy,
  options,
  texts,
  pictures,
  chosen,
  onChoose,
  className,
}: ChoicesProps<Option>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={`${labelledBy}-text`}
      className={`grid grid-cols-1 gap-3 ${className}`}
    >
      {options.map((option) => (
        <label
          key={option}
          className="flex cursor-pointer items-start gap-3 rounded-md border border-shaft/25 bg-abyss/50 p-3 hover:bg-shaft/10 has-checked:border-gold has-checked:bg-gold/10"
        >
          <input
            type="radio"
            name={id}
            checked={option === chosen}
            aria-labelledby={`${id}-${option}`}
            aria-describedby={`${id}-${option}-text`}
            onChange={() => onChoose(option)}
            className="mt-0.5 size-5 shrink-0 accent-gold"
          />
          <span className="min-w-0">
            {pictures && <span className="block">{pictures[option]}</span>}
            <span id={`${id}-${option}`} className="block font-display font-semibold">
              {texts[option].title}
            </span>
            <span id={`${id}-${option}-text`} className="block text-sm text-muted">
              {texts[option].text}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly text: string;
}

/** Something that is on or off. */
export const Switch = ({ on, onChange, text }: SwitchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
    <input
      type="checkbox"
      checked={on}
      onChange={({ target }) => onChange(target.checked)}
      className="size-6 shrink-0 accent-gold"
    />
    <span>{text}</span>
  </label>
);

/** What a choice means on this device; announced when it changes. */
export const InUse = ({ text }: { readonly text: string }) => (
  <p role="status" className="font-semibold text-gold-light">
    {text}
  </p>
);
