import { formatCoins } from '../../ui/format/format';
import { bestRecords } from '../../player/records';
import { useGameState } from '../../store/game-context';
import { texts } from './texts';

const { records: recordTexts } = texts;

/** The player's own records, each on a note of paper. */
export function OwnRecords() {
  const games = useGameState((state) => state.games);
  const highestBalance = useGameState((state) => state.highestBalance);
  const { largestWin, longestRun } = bestRecords(Object.values(games).map(({ records }) => records));
  const notes = [
    { name: recordTexts.largestWin, value: largestWin, unit: recordTexts.coins },
    { name: recordTexts.longestRun, value: longestRun, unit: recordTexts.wins },
    { name: recordTexts.highestBalance, value: highestBalance, unit: recordTexts.coins },
  ];
  return (
    <section aria-labelledby="records">
      <h2 id="records" className="text-2xl">
        {recordTexts.title}
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-2">
        {notes.map(({ name, value, unit }) => (
          <div
            key={name}
            className="flex flex-col rounded-md px-4 pt-5 pb-3 text-center paper xl:last:col-span-2"
          >
            <dt className="font-semibold">{name}</dt>
            <dd>
              <span className="block truncate font-display text-2xl font-semibold tabular-nums">
                {formatCoins(value)}
              </span>
              <span className="text-sm">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
