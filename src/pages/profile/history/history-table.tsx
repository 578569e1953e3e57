import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Round, Spin } from '../../../engine/round';
import { sumOfPayouts } from '../../../engine/spin';
import { symbolAt, type Grid } from '../../../engine/grid';
import { decodeGrid } from '../../../engine/grid-codec';
import type { PlayableGame } from '../../../games/playable';
import { roundPath } from '../../../features/round-link';
import { formatCoins } from '../../../ui/format/format';
import { restoreRound } from '../../../store/game-state';
import type { HistoryRound } from '../../../store/rounds/history';
import { PaperTable } from '../../../ui/paper/table';
import { formatTime } from '../../../ui/format/format-instant';
import { useLanguage } from '../../../ui/use-language';
import { describeGrid, describeSpin } from './describe-round';
import { gameById, useGames } from '../games';
import { texts } from '../texts';
import './history.css';
import { imageSources } from '../../../ui/browser/sized-images';

export const HistoryTable = memo(function HistoryTable({ rounds }: { rounds: readonly HistoryRound[] }) {
  useLanguage();
  const games = useGames();
  return (
    <PaperTable
      caption={texts.history.title}
      heads={Object.values(texts.history.columns)}
      className="history @max-[27rem]:cells:wrap-anywhere min-[380px]:@max-[27rem]:cells:px-2 first-cells:text-start second-cells:text-center"
    >
      {rounds.map((row) => {
        const playable = gameById(games, row.game);
        return (
          <tr key={`${row.at} ${row.id}`}>
            <th scope="row" className="text-[0.875rem] leading-[1.3] font-normal">
              <time dateTime={new Date(row.at).toISOString()}>{formatTime(row.at)}</time>
              <span lang="en" translate="no" className="block font-semibold">
                {playable?.definition.title ?? row.game}
              </span>
            </th>
            <td>{playable ? <RoundInFull playable={playable} row={row} /> : texts.history.unknownGame}</td>
            <td>{formatCoins(row.bet)}</td>
            <td>{row.payout > 0 ? <strong>{formatCoins(row.payout)}</strong> : texts.history.noWin}</td>
            <td>{formatCoins(row.balance)}</td>
          </tr>
        );
      })}
    </PaperTable>
  );
});

/** Opens the game's page, which shows a round again. */
function WatchButton({ definition, round }: Pick<PlayableGame, 'definition'> & { round: Round }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      // Not under the head of the table.
      className="min-h-[2.75rem] min-w-11 scroll-mt-16 text-[0.875rem] font-semibold underline underline-offset-[0.2em]"
      onClick={() => void navigate(roundPath(definition, round))}
    >
      {texts.history.watch}
    </button>
  );
}

/** The grid of a round with what it has paid, and behind a summary each of its free spins. */
function RoundInFull({ playable, row }: { playable: PlayableGame; row: HistoryRound }) {
  const [first = '', ...others] = row.spins;
  // Null where the game has other rules now.
  const round = restoreRound(playable.definition, row);
  const paid = sumOfPayouts(round?.spins.slice(1) ?? []);
  return (
    <>
      <SpinInFull playable={playable} text={first} spin={round?.spins[0]} />
      {others.length > 0 && (
        <details>
          <summary className="min-h-[2.75rem] cursor-pointer py-[0.625rem] text-[0.875rem]">
            {texts.history.freeSpins(others.length, playable.texts.feature, paid)}
          </summary>
          <ol className="mt-[0.5rem] grid gap-[0.5rem]">
            {others.map((text, place) => (
              <li key={place}>
                <SpinInFull playable={playable} text={text} spin={round?.spins[place + 1]} />
              </li>
            ))}
          </ol>
        </details>
      )}
      {round && (
        <div>
          <WatchButton definition={playable.definition} round={round} />
        </div>
      )}
    </>
  );
}

/** `text` is the spin's grid, `spin` the same played again where that is possible. */
function SpinInFull({ playable, text, spin }: GridProps & { spin: Spin | undefined }) {
  const wins = spin ? describeSpin(playable, spin) : [];
  return (
    <>
      <GridPicture playable={playable} text={text} />
      {wins.length > 0 && (
        <ul className="round-wins mt-[0.25rem] text-[0.8125rem] leading-[1.3]">
          {wins.map((win, place) => (
            <li key={place}>{win}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface GridProps {
  readonly playable: PlayableGame;
  /** The grid as the history has it. */
  readonly text: string;
}

/** A grid as small images, and in words for screen readers. */
function GridPicture({ playable, text }: GridProps) {
  const { definition, art } = playable;
  const { columns: across, rows } = definition.grid;
  const grid: Grid = decodeGrid(definition, text) ?? [];
  return (
    <span
      role="img"
      aria-label={describeGrid(playable, text)}
      className="inline-grid gap-px rounded-[6px] bg-[#0b4257] p-0.5 align-middle"
      style={{ gridTemplateColumns: `repeat(${across}, 18px)` }}
    >
      {Array.from({ length: rows * across }, (_, place) => {
        const id = symbolAt(grid, { row: Math.floor(place / across), column: place % across });
        return (
          id && <img key={place} {...imageSources(art.pageImages[id] ?? '')} alt="" width={18} height={18} />
        );
      })}
    </span>
  );
}
