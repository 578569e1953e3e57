import { memo } from 'react';
import { formatCoins } from '../../../ui/format/format';
import { symbolBitmaps } from '../../../games/lucky-fishing/symbol-images';
import { decodeRows } from '../../../engine/grid-codec';
import { game } from '../../../store/game';
import type { HistoryRound } from '../../../store/rounds/history';
import { formatTime } from '../format-time';
import { gridWords } from './history-csv';
import { texts } from '../texts';

const { columns, noWin } = texts.history;

/** Finished rounds, each as a row. */
export const HistoryTable = memo(function HistoryTable({
  rounds,
  caption,
}: {
  rounds: readonly HistoryRound[];
  caption: string;
}) {
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
        {rounds.map(({ id, at, bet, payout, balance, grid }) => (
          <tr key={`${at} ${id}`}>
            <th scope="row">
              <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
            </th>
            <td>
              <GridPicture text={grid} />
            </td>
            <td>{formatCoins(bet)}</td>
            <td>{payout > 0 ? <strong>{formatCoins(payout)}</strong> : noWin}</td>
            <td>{formatCoins(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** A grid as small images, and in words for screen readers. */
const GridPicture = ({ text }: { text: string }) => (
  <span role="img" aria-label={gridWords(game.rules, text)} className="small-grid">
    {decodeRows(game.rules, text)
      ?.flat()
      .map((id, place) => (
        <img key={place} src={symbolBitmaps[id]} alt="" width={18} height={18} />
      ))}
  </span>
);
