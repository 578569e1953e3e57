import type { ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** Something the player has to know, above the page until they have answered it. `children` is the button for that. */
export const Notice = ({
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
    className="flex flex-wrap items-start justify-end gap-3 border-b border-gold/50 bg-oak px-4 py-3 text-sm shadow-mid sm:px-6"
  >
    <TriangleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-gold-light" />
    <p className="max-w-[75ch] grow basis-48">
      <strong className="block font-display text-base font-semibold text-gold-light">{title}</strong>
      <span>{text}</span>
    </p>
    {children}
  </div>
);
