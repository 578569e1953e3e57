import { symbolName } from '../../../engine/definition';
import { symbolAt } from '../../../engine/grid';
import { useFeature } from '../feature/progress';
import { useMachine, usePlayable } from '../playing';
import { texts } from '../texts';

/** The resting grid for screen readers, while free spins run that of the spin that began them. It never contains filler symbols. */
export function ReelsTable() {
  const { definition } = usePlayable();
  const feature = useFeature();
  const resting = useMachine((machine) => machine.grid);
  const grid = feature?.isRunning ? feature.round.spins[0].grid : resting;
  const { rows, columns } = definition.grid;
  const nameAt = (row: number, column: number): string => {
    const id = symbolAt(grid, { row, column });
    return id === undefined ? '' : symbolName(definition, id);
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
