import trophy from 'artwork:shell/pages/trophy';
import { PageTitle } from '../page-title';
import { Board } from './board';
import { PastWeeks, PlayerRecords } from './player-results';
import { texts } from './texts';
import { Picture } from '../../ui/skin/picture';

export function LeaderboardPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-3 py-8 sm:px-8 sm:py-12 lg:px-12">
      <div className="flex items-center gap-3 px-2 min-[380px]:gap-5 sm:px-0">
        <Picture
          of={trophy}
          width={256}
          height={256}
          className="size-16 shrink-0 min-[380px]:size-20 sm:size-28"
        />
        <PageTitle name="leaderboard" />
      </div>
      <p className="mt-4 max-w-[68ch] px-2 text-lg sm:px-0">{texts.intro}</p>
      <div className="mt-7 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-10">
          <Board />
          <PastWeeks />
        </div>
        <div className="grid grid-cols-1 gap-10 px-2 sm:px-0">
          <section aria-labelledby="rules">
            <h2 id="rules" className="text-2xl">
              {texts.rules.title}
            </h2>
            <ol className="mt-3 grid list-decimal gap-2 ps-5 marker:font-display marker:text-gold-light">
              {texts.rules.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            <p className="mt-3 text-sm text-muted">{texts.rules.note}</p>
          </section>
          <PlayerRecords />
        </div>
      </div>
    </div>
  );
}
