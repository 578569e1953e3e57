import type { ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { Button } from '../../ui/button';
import { formatDay } from '../../ui/format/format-instant';
import { useGameStore } from '../../store/game-context';
import { texts } from './texts';
import type { SaveProblem } from '../../store/game-state';

/** A notice above the page that stays until the player answers. `children` is the button for that. */
const Notice = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) => (
  <div
    role="alert"
    data-testid="notice"
    className="notice flex flex-wrap items-start justify-end gap-3 border-b border-gold/50 bg-oak px-4 py-3 text-sm shadow-mid sm:px-6"
  >
    <TriangleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-gold-light" />
    <p className="max-w-[75ch] grow basis-48">
      <strong className="block font-display text-base font-semibold text-gold-light">{title}</strong>
      <span>{text}</span>
    </p>
    {children}
  </div>
);

/** Asks whether the changed date of the device is right. `date` in milliseconds since 1970. */
export function DateNotice({ date }: { readonly date: number }) {
  const store = useGameStore();
  const { title, text, yes } = texts.date;
  return (
    <Notice title={title(formatDay(date))} text={text}>
      <Button variant="brass" className="shrink-0" onClick={() => store.confirmDate()}>
        {yes}
      </Button>
    </Notice>
  );
}

export function SaveProblemNotice({ saveProblem }: { saveProblem: SaveProblem }) {
  const store = useGameStore();
  return (
    <Notice {...texts.saveProblem[saveProblem]}>
      <button
        type="button"
        aria-label={texts.saveProblem.dismiss}
        onClick={() => store.dismissSaveProblem()}
        className="-my-1.5 -me-2 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-abyss/40"
      >
        <X aria-hidden size={20} />
      </button>
    </Notice>
  );
}
