import type { Ref } from 'react';
import './paper-table.css';
import { ScrollBox, Table, type TableProps } from './table';

interface PaperTableProps extends TableProps {
  readonly caption: string;
  readonly labelledBy: string;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A long table on old paper, in a box that scrolls. `labelledBy` and `className` are of the box. */
export const PaperTable = ({ labelledBy, ref, className = '', ...table }: PaperTableProps) => (
  <ScrollBox ref={ref} labelledBy={labelledBy} className={`paper-table paper ${className}`}>
    <Table {...table} />
  </ScrollBox>
);
