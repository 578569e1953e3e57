import { useId, type ReactNode } from 'react';

interface Option<Id> {
  readonly id: Id;
  readonly title: string;
  readonly text?: string;
  /** The language of the title, where it is not the page's. */
  readonly lang?: string;
  /** Whether the title is a name that somebody gave it. */
  readonly isName?: boolean;
  readonly picture?: ReactNode;
  /** More to do with it, under it. */
  readonly actions?: ReactNode;
}

export interface OptionsProps<Id> {
  /** The ids of what names and describes the choice. */
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly options: readonly Option<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** How many of them stand side by side where there is room. */
  readonly columns: keyof typeof GRIDS;
}

/** Each option is as wide as its longest word in any language, or as a sentence or two. */
const GRIDS = {
  2: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(16rem,40%)),1fr))]',
  3: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(11.25rem,30%)),1fr))]',
} as const;

/** A choice of one of several, each with a title, a text and perhaps a picture. */
export function Options<Id extends string>(props: OptionsProps<Id>) {
  const { labelledBy, describedBy, options, chosen, onChoose, columns } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={`grid gap-3 ${GRIDS[columns]}`}
    >
      {options.map((option) => (
        <div
          key={option.id}
          className="flex flex-col rounded-md border border-shaft/25 bg-abyss/50 has-checked:border-gold has-checked:bg-gold/10 has-[>label:hover]:bg-shaft/10"
        >
          <label className="flex grow cursor-pointer items-start gap-3 p-3">
            <input
              type="radio"
              name={id}
              checked={option.id === chosen}
              aria-labelledby={`${id}-${option.id}`}
              aria-describedby={option.text && `${id}-${option.id}-text`}
              onChange={() => onChoose(option.id)}
              className="mt-0.5 size-5 shrink-0 accent-gold"
            />
            <span className={`min-w-0 wrap-anywhere ${option.actions ? 'grow' : ''}`}>
              {option.picture && <span className="block">{option.picture}</span>}
              <span
                id={`${id}-${option.id}`}
                lang={option.lang}
                translate={option.isName || option.lang ? 'no' : undefined}
                className="block font-display font-semibold"
              >
                {option.title}
              </span>
              {option.text && (
                <span id={`${id}-${option.id}-text`} className="block text-sm text-muted">
                  {option.text}
                </span>
              )}
            </span>
          </label>
          {option.actions && (
            <div className="flex flex-wrap items-center gap-2 px-3 pb-3 *:grow">{option.actions}</div>
          )}
        </div>
      ))}
    </div>
  );
}
