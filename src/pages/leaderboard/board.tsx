import Bot from 'lucide-react/icons/bot';
import FishingRod from 'lucide-react/icons/fishing-rod';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { ButtonLink } from '../../ui/button';
import { Countdown } from '../../ui/countdown';
import { formatCoins } from '../../ui/format/format';
import { formatWeek } from '../../ui/format/format-instant';
import { useMinute, useGameState } from '../../store/game-context';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { weekOf, weekStart } from '../../player/calendar';
import { challengeAt, newChallenge } from '../../player/challenge/challenge';
import { rankPlayers, type BoardRow } from '../../player/challenge/leaderboard';
import { luckyFishing } from '../../games/lucky-fishing/definition';
import { PaperTable } from '../../ui/paper/paper-table';
import { texts } from './texts';

const { board } = texts;
const TITLE_ID = 'this-week';

/** The running week's board on a ship's notice board, as of this minute. */
export function Board() {
  const now = useMinute();
  const challenge = useGameState((state) => state.challenge);
  const player = useMemo(
    () => (challenge ? challengeAt(challenge, now) : newChallenge(weekOf(now))),
    [challenge, now],
  );
  const rows = useMemo(() => rankPlayers(luckyFishing, player.week, now, player), [player, now]);
  const own = rows.find(({ kind }) => kind === 'player');

  return (
    <section className="rounded-lg p-4 pt-6 notice-board sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={TITLE_ID} className="text-3xl text-gold-light">
          {board.title}
        </h2>
        <p className="tabular-nums">
          <Countdown ms={weekStart(player.week + 1) - now} text={board.ends} />
        </p>
      </div>
      <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[44ch] text-lg">{board.rankStatus(player, own?.rank)}</p>
        {!own && <ButtonLink to={luckyFishingCard.path}>{board.play}</ButtonLink>}
      </div>
      {rows.length > 0 ? <Ranks rows={rows} week={player.week} /> : <p>{board.empty}</p>}
    </section>
  );
}

/** Brings a row into the middle of its box, unless it is in view: the page and the focus stay where they are. */
function bringIntoView(box: HTMLElement, row: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  const head = box.querySelector('thead')?.clientHeight ?? 0;
  if (inner.top >= outer.top + head && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

function Ranks({ rows, week }: { rows: readonly BoardRow[]; week: number }) {
  const box = useRef<HTMLDivElement>(null);
  // When the page opens, and not again: afterwards the player may have scrolled.
  useLayoutEffect(() => {
    const row = box.current?.querySelector('[aria-current]');
    if (box.current && row) bringIntoView(box.current, row);
  }, []);
  const rank = (
    <>
      <span aria-hidden>#</span>
      <span className="sr-only">{board.rank}</span>
    </>
  );
  return (
    <PaperTable
      ref={box}
      labelledBy={TITLE_ID}
      caption={board.table(formatWeek(week))}
      heads={[rank, board.player, board.score, board.prize]}
      className="ranks max-h-[min(36rem,70dvh)]"
    >
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </PaperTable>
  );
}

function Row({ rank, name, kind, score, spins, prize }: BoardRow) {
  const Icon = kind === 'player' ? FishingRod : Bot;
  return (
    <tr aria-current={kind === 'player' || undefined}>
      <td>{rank}</td>
      <th scope="row">
        <span className="block font-display text-lg leading-tight font-semibold">{name}</span>
        <span className="flex items-center gap-1 text-sm leading-tight font-normal">
          <Icon aria-hidden size={15} className="shrink-0" />
          <span>{board.kinds[kind]}</span>
        </span>
      </th>
      <td>
        <span>{formatCoins(score)}</span>
        <span className="block text-sm leading-tight whitespace-nowrap">{board.spins(spins)}</span>
      </td>
      <td>{prize > 0 ? formatCoins(prize) : board.noPrize}</td>
    </tr>
  );
}
