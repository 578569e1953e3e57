import { formatCoins } from '../../ui/format/format';
import { formatWeek } from '../../ui/format/format-instant';
import { bestRecords } from '../../player/records';
import { useGameState } from '../../store/game-context';
import { PaperNote } from '../../ui/paper/paper-note';
import { ScrollBox } from '../../ui/paper/table';
import { RanksTable } from './ranks-table';
import { texts } from './texts';

const { records, past, board } = texts;

export function PlayerRecords() {
  const games = useGameState((state) => state.games);
  const highestBalance = useGameState((state) => state.highestBalance);
  const best = bestRecords(Object.values(games).map((game) => game.records));
  const notes = [
    { name: records.largestWin, value: best.largestWin, unit: records.coins },
    { name: records.longestRun, value: best.longestRun, unit: records.wins },
    { name: records.highestBalance, value: highestBalance, unit: records.coins },
  ];
  return (
    <section aria-labelledby="records">
      <h2 id="records" className="text-2xl">
        {records.title}
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-2">
        {notes.map(({ name, value, unit }) => (
          <PaperNote
            key={name}
            name={name}
            unit={unit}
            size="truncate text-2xl"
            className="px-4 pt-5 pb-3 xl:last:col-span-2"
          >
            {formatCoins(value)}
          </PaperNote>
        ))}
      </dl>
    </section>
  );
}

export function PastWeeks() {
  const weeks = useGameState((state) => state.pastWeeks);
  return (
    <section className="max-sm:px-2">
      <h2 id="past-weeks" className="text-2xl">
        {past.title}
      </h2>
      {weeks.length === 0 ? (
        <p className="mt-2 text-muted">{past.none}</p>
      ) : (
        <ScrollBox labelledBy="past-weeks" className="mt-3 max-h-80 paper">
          <RanksTable caption={past.title} heads={[board.rank, past.week, board.score, board.prize]}>
            {weeks.map(({ week, rank, score, prize }) => (
              <tr key={week}>
                <td>{rank}</td>
                <th scope="row" className="font-semibold">
                  {formatWeek(week)}
                </th>
                <td>{formatCoins(score)}</td>
                <td>{prize > 0 ? formatCoins(prize) : board.noPrize}</td>
              </tr>
            ))}
          </RanksTable>
        </ScrollBox>
      )}
    </section>
  );
}
