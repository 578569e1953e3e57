import { formatCoins } from '../../../ui/format/format';
import { formatPart } from '../../../ui/format/format-odds';
import { texts } from '../texts';

const { symbols: words } = texts;

/** A symbol, how often it has been seen, and its part of all cells (0 to 1). */
export interface SeenSymbol {
  readonly id: string;
  readonly name: string;
  readonly times: number;
  readonly share: number;
}

interface SymbolsTableProps {
  readonly title: string;
  readonly seen: readonly SeenSymbol[];
  /** Whether a share lies in the band that chance leaves it, where one is known. */
  readonly isInside?: (share: number) => boolean;
}

/** How often each symbol has been seen. */
export function SymbolsTable({ title, seen, isInside }: SymbolsTableProps) {
  const { band, ...columns } = words.columns;
  return (
    <table className="plot-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {[...Object.values(columns), ...(isInside ? [band] : [])].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seen.map(({ id, name, times, share }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{formatCoins(times)}</td>
            <td>{formatPart(share)}</td>
            {isInside && <td>{isInside(share) ? words.yes : words.no}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
