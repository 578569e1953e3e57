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

interface Option<Id> {
  readonly id: Id;
  readonly title: string;
  readonly text: string;
  readonly picture?: ReactNode;
}

interface ChoiceProps<Id> extends Omit<SectionProps, 'children'> {
  /** Beneath the options. */
  readonly children?: ReactNode;
  readonly options: readonly Option<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** What the choice means on this device; announced when it changes. */
  readonly inUse?: string;
  readonly className: string;
}

export function Choice<Id extends string>(props: ChoiceProps<Id>) {
  const { options, chosen, onChoose, inUse, className, children, ...section } = props;
  const id = useId();
  return (
    <Section {...section}>
      <div
        role="radiogroup"
        aria-labelledby={section.id}
        aria-describedby={`${section.id}-text`}
        className={`grid grid-cols-1 gap-3 ${className}`}
      >
        {options.map((option) => (
          <label
            key={option.id}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-shaft/25 bg-abyss/50 p-3 hover:bg-shaft/10 has-checked:border-gold has-checked:bg-gold/10"
          >
            <input
              type="radio"
              name={id}
              checked={option.id === chosen}
              aria-labelledby={`${id}-${option.id}`}
              aria-describedby={`${id}-${option.id}-text`}
              onChange={() => onChoose(option.id)}
              className="mt-0.5 size-5 shrink-0 accent-gold"
            />
            <span className="min-w-0">
              {option.picture && <span className="block">{option.picture}</span>}
              <span id={`${id}-${option.id}`} className="block font-display font-semibold">
                {option.title}
              </span>
              <span id={`${id}-${option.id}-text`} className="block text-sm text-muted">
                {option.text}
              </span>
            </span>
          </label>
        ))}
      </div>
      {inUse && (
        <p role="status" className="font-semibold text-gold-light">
          {inUse}
        </p>
      )}
      {children}
    </Section>
  );
}
