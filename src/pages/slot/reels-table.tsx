import { symbolAt } from '../../engine/round';
import { game, useGame } from '../../store/game';
import { texts } from './texts';

/** The resting grid for screen readers. It never contains filler symbols. */
export function ReelsTable() {
  const grid = useGame((state) => state.grid);
  const { rows, columns, symbols } = game.rules;
  const nameAt = (row: number, column: number): string => {
    const id = symbolAt(grid, { row, column });
    return symbols.find((symbol) => symbol.id === id)?.name ?? '';
  };
  return (
    <table aria-label={texts.reels} className="sr-only">
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {Array.from({ length: columns }, (_, column) => (
              <td key={column}>{nameAt(row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
