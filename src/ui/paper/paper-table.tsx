import './paper-table.css';
import { ScrollBox, Table, type TableProps } from './table';

interface PaperTableProps extends TableProps {
  readonly caption: string;
  readonly labelledBy: string;
}

/** A long table on old paper, in a box that scrolls. `labelledBy` and `className` are of the box. */
export const PaperTable = ({ labelledBy, className = '', ...table }: PaperTableProps) => (
  <ScrollBox labelledBy={labelledBy} className={`paper-table paper ${className}`}>
    <Table {...table} />
  </ScrollBox>
);
