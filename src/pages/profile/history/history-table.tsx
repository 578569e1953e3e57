import { memo } from 'react';
import type { Spin } from '../../../engine/round';
import { sumOfPayouts } from '../../../engine/spin';
import { symbolAt, type Grid } from '../../../engine/grid';
import { decodeGrid } from '../../../engine/grid-codec';
import type { PlayableGame } from '../../../games/playable';
import { formatCoins } from '../../../ui/format/format';
import type { HistoryRound } from '../../../store/rounds/history';
import { formatTime } from '../../../ui/format/format-instant';
import { describeGrid, replay, describeSpin } from './describe-round';
import { gameById, useGames } from '../games';
import { texts } from '../texts';

const { columns, noWin, unknownGame, freeSpins } = texts.history;

/** Finished rounds, each as a row. */
export const HistoryTable = memo(function HistoryTable({
  rounds,
  caption,
}: {
  rounds: readonly HistoryRound[];
  caption: string;
}) {
  const games = useGames();
  return (
    <table className="history">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.time}</th>
          <th scope="col">{columns.grid}</th>
          <th scope="col">{columns.bet}</th>
          <th scope="col">{columns.win}</th>
          <th scope="col">{columns.balance}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((row) => {
          const playable = gameById(games, row.game);
          return (
            <tr key={`${row.at} ${row.id}`}>
              <th scope="row">
                <time dateTime={new Date(row.at).toISOString()}>{formatTime(row.at)}</time>
                <span className="history-game">{playable?.definition.title ?? row.game}</span>
              </th>
              <td>{playable ? <RoundInFull playable={playable} row={row} /> : unknownGame}</td>
              <td>{formatCoins(row.bet)}</td>
              <td>{row.payout > 0 ? <strong>{formatCoins(row.payout)}</strong> : noWin}</td>
              <td>{formatCoins(row.balance)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

/** The grid of a round with what it has paid, and behind a summary each of its free spins. */
function RoundInFull({ playable, row }: { playable: PlayableGame; row: HistoryRound }) {
  const [first = '', ...others] = row.spins;
  const round = replay(playable.definition, row);
  const paid = sumOfPayouts(round?.spins.slice(1) ?? []);
  return (
    <>
      <SpinInFull playable={playable} text={first} spin={round?.spins[0]} />
      {others.length > 0 && (
        <details>
          <summary>{freeSpins(others.length, playable.texts.feature, paid)}</summary>
          <ol className="round-spins">
            {others.map((text, place) => (
              <li key={place}>
                <SpinInFull playable={playable} text={text} spin={round?.spins[place + 1]} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function SpinInFull({
  playable,
  text,
  spin,
}: {
  playable: PlayableGame;
  text: string;
  spin: Spin | undefined;
}) {
  const wins = spin ? describeSpin(playable.definition, spin) : [];
  return (
    <>
      <GridPicture playable={playable} text={text} />
      {wins.length > 0 && (
        <ul className="round-wins">
          {wins.map((win, place) => (
            <li key={place}>{win}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A grid as small images, and in words for screen readers. */
function GridPicture({ playable, text }: { playable: PlayableGame; text: string }) {
  const { definition, art } = playable;
  const { columns: across, rows } = definition.grid;
  const grid: Grid = decodeGrid(definition, text) ?? [];
  return (
    <span
      role="img"
      aria-label={describeGrid(definition, text)}
      className="small-grid"
      style={{ gridTemplateColumns: `repeat(${across}, 18px)` }}
    >
      {Array.from({ length: rows * across }, (_, place) => {
        const id = symbolAt(grid, { row: Math.floor(place / across), column: place % across });
        return id && <img key={place} src={art.pageImages[id]} alt="" width={18} height={18} />;
      })}
    </span>
  );
}
