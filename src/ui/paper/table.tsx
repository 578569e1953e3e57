import type { ReactNode, Ref } from 'react';

interface TableProps {
  /** Names it for screen readers, unless `labelledBy` does. */
  readonly caption?: string;
  /** The id of a heading that names it. */
  readonly labelledBy?: string;
  /** Of the columns, from the left. */
  readonly heads: readonly ReactNode[];
  readonly className?: string;
  /** Its rows. */
  readonly children: ReactNode;
}

export const Table = ({ caption, labelledBy, heads, className, children }: TableProps) => (
  <table aria-labelledby={labelledBy} className={className}>
    {caption && <caption className="sr-only">{caption}</caption>}
    <thead>
      <tr>
        {heads.map((head, n) => (
          <th key={n} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface ScrollBoxProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/** A box with long content that the arrow keys scroll while it has the focus. */
export const ScrollBox = ({ labelledBy, ref, className, children }: ScrollBoxProps) => (
  <div
    ref={ref}
    role="region"
    aria-labelledby={labelledBy}
    tabIndex={0}
    className={`relative overflow-y-auto overscroll-contain rounded-md ${className}`}
  >
    {children}
  </div>
);
