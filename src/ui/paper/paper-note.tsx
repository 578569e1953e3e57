import type { ReactNode } from 'react';

interface PaperNoteProps {
  readonly name: string;
  /** A line under the figure. */
  readonly unit?: string;
  /** Classes of the figure. */
  readonly size: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A figure on a note of paper. Belongs in a `<dl>`. */
export const PaperNote = ({ name, unit, size, className, children }: PaperNoteProps) => (
  <div className={`flex flex-col rounded-md text-center paper ${className}`}>
    <dt className="font-semibold">{name}</dt>
    <dd>
      <span className={`block font-display font-semibold tabular-nums ${size}`}>{children}</span>
      {unit && <span className="text-sm">{unit}</span>}
    </dd>
  </div>
);
