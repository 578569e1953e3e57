import { useId } from 'react';

interface ChoicesProps<Wish extends string> {
  /** The id of the heading that names the choice; its text describes it. */
  readonly labelledBy: string;
  readonly wishes: readonly Wish[];
  readonly texts: Readonly<Record<Wish, { readonly title: string; readonly text: string }>>;
  readonly chosen: Wish;
  readonly onChoose: (wish: Wish) => void;
  readonly className: string;
}

/** One of a few, each with a line about what it does. */
export function Choices<Wish extends string>({
  labelledBy,
  wishes,
  texts,
  chosen,
  onChoose,
  className,
}: ChoicesProps<Wish>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={`${labelledBy}-text`}
      className={`grid grid-cols-1 gap-3 ${className}`}
    >
      {wishes.map((wish) => (
        <label
          key={wish}
          className="flex cursor-pointer items-start gap-3 rounded-md border border-shaft/25 bg-abyss/50 p-3 hover:bg-shaft/10 has-checked:border-gold has-checked:bg-gold/10"
        >
          <input
            type="radio"
            name={id}
            checked={wish === chosen}
            aria-labelledby={`${id}-${wish}`}
            aria-describedby={`${id}-${wish}-text`}
            onChange={() => onChoose(wish)}
            className="mt-0.5 size-5 shrink-0 accent-gold"
          />
          <span>
            <span id={`${id}-${wish}`} className="block font-display font-semibold">
              {texts[wish].title}
            </span>
            <span id={`${id}-${wish}-text`} className="block text-sm text-muted">
              {texts[wish].text}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
