import Bot from 'lucide-react/icons/bot';
import FishingRod from 'lucide-react/icons/fishing-rod';
import { useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { Countdown } from '../../ui/countdown';
import { formatCoins } from '../../ui/format/format';
import { formatWeek } from '../../ui/format/format-instant';
import { useMinute, useGameState } from '../../store/game-context';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { weekOf, weekStart } from '../../player/calendar';
import { challengeAt, newChallenge } from '../../player/challenge/challenge';
import { rankPlayers, type BoardRow } from '../../player/challenge/leaderboard';
import { luckyFishing } from '../../games/lucky-fishing/definition';
import { RanksTable } from './ranks-table';
import { texts } from './texts';

const { board } = texts;
const TITLE_ID = 'this-week';

/** The running week's board on a ship's notice board, as of this minute. */
export function Board() {
  const now = useMinute();
  return (
    <section className="notice-board min-h-[42rem] rounded-lg p-4 pt-6 sm:p-8">
      {now === null ? <Title /> : <Standings now={now} />}
    </section>
  );
}

const Title = () => (
  <h2 id={TITLE_ID} className="text-3xl text-gold-light">
    {board.title}
  </h2>
);

/** @param now in milliseconds since 1970 */
function Standings({ now }: { readonly now: number }) {
  const challenge = useGameState((state) => state.challenge);
  const player = useMemo(
    () => (challenge ? challengeAt(challenge, now) : newChallenge(weekOf(now))),
    [challenge, now],
  );
  const rows = useMemo(() => rankPlayers(luckyFishing, player.week, now, player), [player, now]);
  const own = rows.find(({ kind }) => kind === 'player');

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Title />
        <p className="tabular-nums">
          <Countdown ms={weekStart(player.week + 1) - now} text={board.ends} />
        </p>
      </div>
      <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[44ch] text-lg">{board.rankStatus(player, own?.rank)}</p>
        {!own && <ButtonLink to={luckyFishingCard.path}>{board.play}</ButtonLink>}
      </div>
      {rows.length > 0 ? <Ranks rows={rows} week={player.week} /> : <p>{board.empty}</p>}
    </>
  );
}

/** The ranks that win and the player's own, and all of them on request. */
function Ranks({ rows, week }: { rows: readonly BoardRow[]; week: number }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.filter(({ prize, kind }) => prize > 0 || kind === 'player');
  const rank = (
    <>
      <span aria-hidden>#</span>
      <span className="sr-only">{board.rank}</span>
    </>
  );
  return (
    <>
      <div className="rounded-md paper">
        <RanksTable
          caption={board.table(formatWeek(week))}
          heads={[rank, board.player, board.score, board.prize]}
        >
          {shown.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </RanksTable>
      </div>
      {rows.some(({ prize }) => prize === 0) && (
        <p className="mt-4 text-center">
          <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? board.showWinners : board.showAll(rows.length)}
          </Button>
        </p>
      )}
    </>
  );
}

/** A golden pennant, with forced colours too. */
const OWN_ROW =
  'bg-linear-to-r/srgb! from-gold-light to-[#f7cd6b] outline-3 -outline-offset-3 outline-[#6d430b]';

function Row({ rank, name, kind, score, spins, prize }: BoardRow) {
  const Icon = kind === 'player' ? FishingRod : Bot;
  return (
    <tr aria-current={kind === 'player' || undefined} className={kind === 'player' ? OWN_ROW : ''}>
      <td>{rank}</td>
      <th scope="row">
        <span
          translate={kind === 'player' ? undefined : 'no'}
          className="block font-display text-lg leading-tight font-semibold"
        >
          {kind === 'player' ? board.you : name}
        </span>
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
