import type { Line } from '../../../engine/definition';
import { usePlayable } from '../playing';
import { texts } from '../texts';

/** The side of a cell and the gap between two, in units of the picture. */
const CELL = 8;
const GAP = 2;

const TITLE_ID = 'lines-title';

/** The lines of the game as small pictures. */
export function Lines() {
  const { lines } = usePlayable().definition;
  return (
    <>
      <h3 id={TITLE_ID}>{texts.lines(lines.length)}</h3>
      <ol aria-labelledby={TITLE_ID} className="lines">
        {lines.map((line) => (
          <li key={line.id}>
            <LinePicture line={line} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** One line in the grid; for those who cannot see it, its row on each reel, counted from 1 at the top. */
function LinePicture({ line: { name, cells } }: { line: Line }) {
  const { columns, rows } = usePlayable().definition.grid;
  const at = (place: number): number => place * (CELL + GAP);
  const middle = (place: number): number => at(place) + CELL / 2;
  const isOnLine = (column: number, row: number): boolean =>
    cells.some((cell) => cell.column === column && cell.row === row);
  return (
    <svg
      role="img"
      aria-label={texts.linePicture(
        name,
        cells.map(({ row }) => row + 1),
      )}
      viewBox={`0 0 ${at(columns) - GAP} ${at(rows) - GAP}`}
    >
      {Array.from({ length: columns * rows }, (_, n) => {
        const [column, row] = [n % columns, Math.floor(n / columns)];
        return (
          <rect
            key={n}
            x={at(column)}
            y={at(row)}
            width={CELL}
            height={CELL}
            rx={1.5}
            className={isOnLine(column, row) ? 'lines-cell lines-cell-on' : 'lines-cell'}
          />
        );
      })}
      <polyline points={cells.map(({ column, row }) => `${middle(column)},${middle(row)}`).join(' ')} />
    </svg>
  );
}
