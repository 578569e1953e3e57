import type { ComponentProps } from 'react';
import '../../ui/paper/paper-table.css';
import { Table } from '../../ui/paper/table';

/** Few rows on paper: names to the left, figures to the right, all in view. */
export const FiguresTable = ({ className = '', ...table }: ComponentProps<typeof Table>) => (
  <div className="paper-table mt-2 rounded-md paper max-[23.75rem]:wrap-anywhere">
    <Table
      {...table}
      className={`text-[0.875rem] sm:text-[0.9375rem] [&_:is(th,td):first-child]:text-start [&_tbody_:is(th,td)]:py-1.5 [&_tbody_th]:font-semibold [&_thead_th]:static! [&_thead_th]:bg-transparent! ${className}`}
    />
  </div>
);
