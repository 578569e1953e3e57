import { useMemo } from 'react';
import { symbolIds } from '../../../engine/definition';
import { symbolName } from '../../../games/game-texts';
import { gameInSkin } from '../../../games/playable';
import { useGameState } from '../../../store/game-context';
import { gameRecordOf } from '../../../store/game-state';
import { useSkinFiles } from '../../../ui/skin/active-skin';
import { FiguresTable } from '../figures-table';
import { texts } from '../texts';
import { compareRounds, type Comparison, type GameWithPayouts, type PlayerRounds } from './player-rounds';
import { usePlayerRounds } from './use-player-rounds';
import { spokenList } from '../../../games/spoken';
import { imageSources } from '../../../ui/browser/sized-images';

const { own: messages } = texts;

/** The player's rounds of each game against its odds. */
export function PlayerRoundsSection({ games }: { games: readonly GameWithPayouts[] }) {
  const definitions = useMemo(() => games.map(({ game }) => game.definition), [games]);
  const read = usePlayerRounds(definitions);
  const hasPlayed = read && Object.values(read.games).some(({ rounds }) => rounds > 0);
  return (
    <section aria-labelledby="own-rounds">
      <div className="px-2 sm:px-0">
        <h2 id="own-rounds" className="text-3xl text-gold-light">
          {messages.title}
        </h2>
        <p className="mt-3 max-w-[68ch] text-lg">{messages.next}</p>
        {!read && <p className="mt-3 text-muted">{messages.reading}</p>}
        {read && !hasPlayed && <p className="of-player mt-3 max-w-[68ch] text-muted">{messages.none}</p>}
        {hasPlayed && read.isOnlyTotals && (
          <p className="mt-3 max-w-[68ch] text-muted">{messages.onlyTotals}</p>
        )}
      </div>
      {hasPlayed && (
        <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          {games.map((one) => {
            const { id } = one.game.definition;
            const rounds = read.games[id];
            return (
              rounds && <GameComparison key={id} {...one} rounds={rounds} isOnlyTotals={read.isOnlyTotals} />
            );
          })}
        </div>
      )}
    </section>
  );
}

interface GameComparisonProps extends GameWithPayouts {
  readonly rounds: PlayerRounds;
  readonly isOnlyTotals: boolean;
}

function GameComparison({ game, payouts, rounds, isOnlyTotals }: GameComparisonProps) {
  const { definition, odds, texts: gameTexts } = game;
  const { art } = gameInSkin(game, useSkinFiles());
  const id = `own-${definition.id}`;
  const counted = useGameState((state) => gameRecordOf(state, definition.id).totals.rounds);
  const found = useMemo(
    () => (rounds.rounds > 0 ? compareRounds(definition, odds, payouts, rounds) : null),
    [definition, odds, payouts, rounds],
  );
  const symbols = symbolIds(definition).flatMap((symbol) => {
    const comparison = found?.symbols?.[symbol];
    return comparison
      ? [{ name: symbolName(gameTexts, symbol), comparison, image: art.pageImages[symbol] }]
      : [];
  });
  const figures = found
    ? [
        { name: messages.paid, comparison: found.wins },
        ...(found.return ? [{ name: messages.return, comparison: found.return, isPart: true }] : []),
      ]
    : [];
  const all = [...figures, ...symbols];
  const outside = all.filter(({ comparison }) => !comparison.isInside).map(({ name }) => name);
  const left = isOnlyTotals ? 0 : counted - rounds.rounds;
  return (
    <section
      aria-labelledby={id}
      className="edged min-w-0 rounded-lg glass p-4 shadow-mid [--glass:70%] sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} lang="en" translate="no" className="text-2xl">
          {definition.title}
        </h3>
        {found && <p className="tabular-nums">{messages.rounds(rounds.rounds)}</p>}
      </div>
      {!found ? (
        <p className="mt-2 text-muted">{messages.noneOf}</p>
      ) : (
        <>
          <p className="mt-2">
            {outside.length > 0 ? messages.someOutside(spokenList(outside), all.length) : messages.inside}
          </p>
          <h4 className="mt-4 text-lg">{messages.wins}</h4>
          <Comparisons caption={messages.winsIn(definition.title)} head={messages.figure} rows={figures} />
          {found.return && <p className="mt-2 text-sm text-muted">{messages.returnNote}</p>}
          {symbols.length > 0 && (
            <>
              <h4 className="mt-4 text-lg">{messages.symbols}</h4>
              <Comparisons
                caption={messages.symbolsIn(definition.title)}
                head={messages.symbol}
                rows={symbols}
              />
              <p className="mt-2 text-sm text-muted">{messages.symbolsNote(gameTexts.feature?.spins)}</p>
            </>
          )}
          <p className="mt-2 text-sm text-muted">
            {found.isExact ? messages.exact(rounds.rounds) : messages.chiSquare(rounds.rounds)}
          </p>
          {left > 0 && <p className="mt-2 text-sm text-muted">{messages.notInHistory(left)}</p>}
        </>
      )}
    </section>
  );
}

interface Row {
  readonly name: string;
  readonly comparison: Comparison;
  readonly image?: string | undefined;
  /** Whether its figures are parts of a whole, rather than counts. */
  readonly isPart?: boolean;
}

interface ComparisonsProps {
  readonly caption: string;
  /** Over the names. */
  readonly head: string;
  readonly rows: readonly Row[];
}

const Comparisons = ({ caption, head, rows }: ComparisonsProps) => (
  <FiguresTable caption={caption} heads={[head, ...Object.values(messages.columns)]}>
    {rows.map(({ name, comparison: { actual, expected, min, max, isInside }, image, isPart }) => (
      <tr key={name}>
        <th scope="row">
          <span className="flex items-center gap-2">
            {image && <img {...imageSources(image)} alt="" width={28} height={28} className="shrink-0" />}
            <span>{name}</span>
          </span>
        </th>
        <td className="font-bold">{(isPart ? messages.percent : messages.count)(actual)}</td>
        <td>{(isPart ? messages.percent : messages.count)(expected)}</td>
        <td>
          <span className={isPart ? 'whitespace-nowrap' : ''}>
            {(isPart ? messages.percents : messages.counts)(min, max)}
          </span>
          {!isInside && <strong className="block">{messages.outside}</strong>}
        </td>
      </tr>
    ))}
  </FiguresTable>
);
