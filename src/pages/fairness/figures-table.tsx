import type { ComponentProps } from 'react';
import { PaperTable } from '../../ui/paper/table';

/** Few rows on paper: names to the left, figures to the right, all in view. */
export const FiguresTable = ({ className = '', ...table }: ComponentProps<typeof PaperTable>) => (
  <div className="mt-2 rounded-md paper max-[23.75rem]:wrap-anywhere">
    <PaperTable
      {...table}
      className={`text-[0.875rem] sm:text-[0.9375rem] heads:static! heads:bg-transparent! first-cells:text-start [&_tbody_:is(th,td)]:py-1.5 [&_tbody_th]:font-semibold ${className}`}
    />
  </div>
);
