import { useId, type ReactNode } from 'react';

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
