import { formatCoins } from '../../ui/format/format';
import { formatWeek } from '../../ui/format/format-instant';
import { useGameState } from '../../store/game-context';
import { ScrollBox } from '../../ui/scroll-box';
import { texts } from './texts';

const { past, board } = texts;
const TITLE_ID = 'past-weeks';

/** How the player did in weeks that are over, the latest first. */
export function PastWeeks() {
  const weeks = useGameState((state) => state.pastWeeks);
  return (
    <section className="max-sm:px-2">
      <h2 id={TITLE_ID} className="text-2xl">
        {past.title}
      </h2>
      {weeks.length === 0 ? (
        <p className="mt-2 text-muted">{past.none}</p>
      ) : (
        <ScrollBox labelledBy={TITLE_ID} className="paper-table ranks mt-3 max-h-80 paper">
          <table>
            <caption className="sr-only">{past.title}</caption>
            <thead>
              <tr>
                <th scope="col">{board.rank}</th>
                <th scope="col">{past.week}</th>
                <th scope="col">{board.score}</th>
                <th scope="col">{board.prize}</th>
              </tr>
            </thead>
            <tbody>
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
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}
