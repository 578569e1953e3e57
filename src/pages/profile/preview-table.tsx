import { formatCoins } from '../../components/format';
import { fullMinutes, shortTime } from '../../components/time-left';
import { game } from '../../store/game';
import type { Arrival, Preview } from '../../store/bring-in';
import { formatTime } from './format-time';
import { texts } from './texts';

const { file: words } = texts;

/** What is told of a game, as it reads. */
function tellings({
  game: saved,
  rounds,
}: Preview['now']): Readonly<Record<keyof typeof words.rows, string>> {
  const { profile, totals, records, challenge, pastWeeks } = saved;
  return {
    name: profile.name ?? words.noName,
    picture: game.rules.symbols.find(({ id }) => id === profile.picture)?.name ?? '',
    coins: formatCoins(saved.coins),
    rounds: formatCoins(totals.rounds),
    history: formatCoins(rounds),
    wins: formatCoins(totals.wins),
    time: shortTime(fullMinutes(saved.log.playedMs)),
    highest: formatCoins(records.highestBalance),
    challenge: formatCoins(challenge?.spins ?? 0),
    weeks: formatCoins(pastWeeks.length),
    sound: saved.sound ? words.on : words.off,
  };
}

/** What a file would change, row by row. */
export function PreviewTable({ arrival, labelledBy }: { arrival: Arrival; labelledBy: string }) {
  const [now, then] = [tellings(arrival.preview.now), tellings(arrival.preview.then)];
  const rows = Object.keys(words.rows) as (keyof typeof words.rows)[];
  return (
    <>
      <p className="mt-1 text-sm text-muted">{words.savedAt(formatTime(Date.parse(arrival.file.savedAt)))}</p>
      <div className="overflow-x-auto">
        <table aria-labelledby={labelledBy} className="plot-table mt-2">
          <thead>
            <tr>
              <th scope="col">{words.columns.what}</th>
              <th scope="col">{words.columns.now}</th>
              <th scope="col">{words.columns.then}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{words.rows[row]}</th>
                <td>
                  <bdi>{now[row]}</bdi>
                </td>
                <td>
                  {now[row] === then[row] ? (
                    <span className="text-muted">{words.same}</span>
                  ) : (
                    <strong>
                      <bdi>{then[row]}</bdi>
                    </strong>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
