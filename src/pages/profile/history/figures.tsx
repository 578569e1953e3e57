import { useId, type ComponentProps } from 'react';
import { Countdown } from '../../../ui/countdown';
import { formatCoins, formatNet, formatPart } from '../../../ui/format/format';
import { fullMinutes } from '../../../ui/format/time-left';
import { sumOfTotals } from '../../../player/totals';
import { useGameState } from '../../../store/game-context';
import { PaperNote } from '../../../ui/paper/paper-note';
import { useGames, useTotals } from '../games';
import { texts } from '../texts';

/** What all rounds have come to, each figure on a note of paper. With several games played, one can be chosen. */
export function Figures({ game, onChoose }: Chosen) {
  const { all, played } = useTotals();
  const isShown = ({ game: { definition } }: (typeof all)[number]): boolean =>
    game === null || definition.id === game;
  const { rounds, wins, bet, won } = sumOfTotals(all.filter(isShown).map(({ totals }) => totals));
  // Odds are those of one game.
  const [only = all.find(isShown), ...others] = played.filter(isShown);
  const playedMs = useGameState((state) => state.log.playedMs);
  const begun = useGameState((state) => state.rounds - (state.openRound ? 1 : 0));
  const uncounted = game === null ? begun - rounds : 0;
  return (
    <section aria-labelledby="figures" className="px-2 sm:px-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="figures" className="text-2xl">
          {texts.figures.title}
        </h2>
        {played.length > 1 && <GameChoice game={game} onChoose={onChoose} />}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 narrow-text:grid-cols-1">
        <Note name={texts.figures.rounds}>{formatCoins(rounds)}</Note>
        <Note name={texts.figures.wins}>{formatCoins(wins)}</Note>
        <Note
          name={texts.figures.hitRate}
          {...(only && others.length === 0 && { unit: texts.figures.expected(only.game.odds.hitRate) })}
          place="max-sm:order-first max-sm:col-span-full"
        >
          {rounds > 0 ? formatPart(wins / rounds) : texts.figures.noHitRate}
        </Note>
        <Note name={texts.figures.bet}>{formatCoins(bet)}</Note>
        <Note name={texts.figures.won}>{formatCoins(won)}</Note>
        <Note name={texts.figures.net}>{formatNet(won - bet)}</Note>
        <Note name={texts.figures.time} place="sm:col-span-3">
          <Countdown ms={fullMinutes(playedMs)} />
        </Note>
      </dl>
      {uncounted > 0 && <p className="mt-3 text-sm text-muted">{texts.figures.uncounted(uncounted)}</p>}
    </section>
  );
}

type NoteProps = Pick<ComponentProps<typeof PaperNote>, 'name' | 'unit' | 'children'> & { place?: string };

/** `place`: classes for its place in the grid. */
const Note = ({ place = '', ...note }: NoteProps) => (
  <PaperNote
    {...note}
    size="truncate text-xl sm:text-2xl"
    className={`justify-center px-3 pt-5 pb-3 ${place}`}
  />
);

/** The figures of one game, by its id; null for all games. */
interface Chosen {
  readonly game: string | null;
  readonly onChoose: (game: string | null) => void;
}

function GameChoice({ game, onChoose }: Chosen) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="font-semibold">
        {texts.figures.game}
      </label>
      <select
        id={id}
        value={game ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        className="min-h-11 rounded-md border border-shaft/60 bg-abyss px-3 text-text"
      >
        <option value="">{texts.figures.allGames}</option>
        {useGames().map(({ definition }) => (
          <option key={definition.id} value={definition.id} lang="en" translate="no">
            {definition.title}
          </option>
        ))}
      </select>
    </div>
  );
}
