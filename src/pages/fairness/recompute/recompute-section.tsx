import { useEffect } from 'react';
import { publishedOdds, type PublishedOdds } from '../../../engine/odds/published-game';
import type { PlayableGame } from '../../../games/playable';
import { announce } from '../../../ui/announcements';
import { Button } from '../../../ui/button';
import { FiguresTable } from '../figures-table';
import { FileLink } from '../file-link';
import { texts } from '../texts';
import { gameFile, useRecomputation, type Recomputation } from './use-recomputation';
import { spokenList } from '../../../games/spoken';
import { locale } from '../../../languages/language';

const { recompute } = texts;

/** The odds of every game as they are published, and as this browser works them out. */
export function RecomputeSection({ games }: { games: readonly PlayableGame[] }) {
  const { state, start, cancel } = useRecomputation();
  const isRunning = state.phase === 'running';
  const said = resultOf(state, games);
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  return (
    <section aria-labelledby="recompute">
      <div className="px-2 sm:px-0">
        <h2 id="recompute" className="text-3xl text-gold-light">
          {recompute.title}
        </h2>
        <p className="mt-3 max-w-[68ch] text-lg">{recompute.text}</p>
        <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-3">
          {/* One button, so that the focus stays. */}
          <Button
            variant={isRunning ? 'brass' : 'gold'}
            onClick={() => {
              if (isRunning) {
                cancel();
                announce(recompute.cancelled);
              } else void start();
            }}
          >
            {isRunning ? recompute.cancel : state.phase === 'done' ? recompute.again : recompute.start}
          </Button>
          {isRunning && (
            <div className="flex min-w-0 grow items-center gap-3 sm:max-w-md">
              <progress
                aria-label={recompute.progress}
                value={state.part}
                className="h-3 min-w-0 grow appearance-none overflow-hidden rounded-pill border border-shaft/40 bg-trench [&::-moz-progress-bar]:bg-gold [&::-webkit-progress-bar]:bg-trench [&::-webkit-progress-value]:bg-gold"
              />
              <span aria-hidden className="min-w-[3.5ch] text-end whitespace-nowrap tabular-nums">
                {percent(state.part)}
              </span>
            </div>
          )}
          {said && <p className="min-w-0 grow basis-64">{said}</p>}
        </div>
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        {games.map((game, n) => (
          <GameOdds
            key={game.definition.id}
            game={game}
            published={
              state.phase === 'done'
                ? (state.games[n]?.published ?? {})
                : publishedOdds(game.definition.feature?.id, game.odds)
            }
            found={state.phase === 'done' ? state.games[n]?.recomputed : undefined}
          />
        ))}
      </div>
    </section>
  );
}

/** What a figure is called that is published under this name. */
function nameOf({ definition, texts: { feature } }: PlayableGame, figure: string): string {
  const name = definition.feature ? figure.replace(definition.feature.id, 'feature') : figure;
  return recompute.figures(feature?.spins ?? '')[name] ?? figure;
}

/** What a recomputation came to, in words; null before its end. */
function resultOf(state: Recomputation, games: readonly PlayableGame[]): string | null {
  if (state.phase === 'failed') return recompute.failed;
  if (state.phase !== 'done') return null;
  const different = state.games.flatMap(({ published, recomputed }, n) => {
    const game = games[n];
    return Object.keys(published)
      .filter((figure) => published[figure] !== recomputed[figure])
      .map((figure) => (game ? recompute.figureOf(game.definition.title, nameOf(game, figure)) : figure));
  });
  return different.length > 0 ? recompute.different(spokenList(different)) : recompute.same(state.ms / 1000);
}

/** A part of the work in whole percents: 100 when all is done. */
const percent = (part: number): string =>
  (Math.floor(100 * part) / 100).toLocaleString(locale(), { style: 'percent' });

/** A figure to its last digit, as it was published: of twelve digits at most. */
const inFull = (figure: number): string =>
  figure.toLocaleString(locale(), { maximumSignificantDigits: 12, useGrouping: false });

interface GameOddsProps {
  readonly game: PlayableGame;
  readonly published: PublishedOdds;
  readonly found: PublishedOdds | undefined;
}

function GameOdds({ game, published, found }: GameOddsProps) {
  const { definition, texts: gameTexts } = game;
  const id = `odds-${definition.id}`;
  const { columns } = recompute;
  return (
    <section
      aria-labelledby={id}
      className="edged min-w-0 rounded-lg glass p-4 shadow-mid [--glass:70%] sm:p-6"
    >
      <h3 id={id} lang="en" translate="no" className="text-2xl">
        {definition.title}
      </h3>
      {/* On a phone two figures of twelve digits leave no room for a name beside them: it is above. */}
      <FiguresTable
        labelledBy={id}
        heads={Object.values(columns)}
        className="max-sm:block max-sm:cells:text-start max-sm:second-cells:ps-[0.875rem] max-sm:[&_tbody_th]:col-span-2 max-sm:[&_tbody_th]:pb-0! max-sm:[&_thead_th:first-child]:hidden max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-2 max-sm:[&>*]:block"
      >
        {Object.entries(published).map(([figure, amount]) => (
          <tr key={figure}>
            <th scope="row">{nameOf(game, figure)}</th>
            <td translate="no">{inFull(amount)}</td>
            <td translate="no">{found ? inFull(found[figure] ?? NaN) : recompute.notYet}</td>
          </tr>
        ))}
      </FiguresTable>
      <p className="mt-2 text-sm text-muted">{recompute.units(gameTexts.feature?.spins)}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
        <span>{recompute.rules}</span>
        <FileLink href={gameFile(definition.id)}>{`${definition.id}.json`}</FileLink>
      </div>
    </section>
  );
}
