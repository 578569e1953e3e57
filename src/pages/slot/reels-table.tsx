import { symbolName } from '../../engine/definition';
import { symbolAt } from '../../engine/grid';
import { game, useGame } from '../../store/game';
import { texts } from './texts';

/** The resting grid for screen readers. It never contains filler symbols. */
export function ReelsTable() {
  const grid = useGame((state) => state.grid);
  const { rows, columns } = game.rules.grid;
  const nameAt = (row: number, column: number): string => {
    const id = symbolAt(grid, { row, column });
    return id === undefined ? '' : symbolName(game.rules, id);
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
