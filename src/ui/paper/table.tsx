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

const paperLook = [
  'w-full tabular-nums',
  'cells:px-[0.375rem] cells:py-[0.5rem] cells:text-end max-[380px]:cells:px-1 min-[380px]:first-cells:ps-[0.875rem] min-[380px]:last-cells:pe-[0.875rem]',
  'heads:sticky heads:top-0 heads:z-1 heads:bg-[#ecd7ae] heads:pt-[1.5rem] heads:text-[0.875rem] heads:shadow-[inset_0_-2px_0_var(--color-driftwood)]',
  '[&_tr+tr]:border-t [&_tr+tr]:border-[rgb(122_82_48/0.35)]',
  // Where text is too large for a row, each takes several lines.
  'narrow-text:block narrow-text:[&_tr]:grid narrow-text:[&>*]:block narrow-text:heads:static narrow-text:heads:py-1',
].join(' ');

/** A table on old paper, with figures to the right. */
export const PaperTable = ({ className = '', ...table }: TableProps) => (
  <Table {...table} className={`${paperLook} ${className}`} />
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
