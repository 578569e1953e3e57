import type { ReactNode, Ref } from 'react';

interface ScrollBoxProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly className: string;
  readonly children: ReactNode;
}

/** Something long in a small place, which the arrow keys scroll once it has the focus. */
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
