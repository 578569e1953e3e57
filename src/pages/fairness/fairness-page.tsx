import { PageTitle } from '../page-title';
import type { GameWithPayouts } from './compare/player-rounds';
import { PlayerRoundsSection } from './compare/player-rounds-section';
import { FileLink } from './file-link';
import { RecomputeSection } from './recompute/recompute-section';
import { texts } from './texts';

export function FairnessPage({ games }: { games: readonly GameWithPayouts[] }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-3 py-8 sm:px-8 sm:py-12 lg:px-12">
      <div className="px-2 sm:px-0">
        <PageTitle name="fairness" />
        <p className="mt-4 max-w-[68ch] text-lg">{texts.intro}</p>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-12">
        <PlayerRoundsSection games={games} />
        <RecomputeSection games={games.map(({ game }) => game)} />
        <DrawingSection />
      </div>
    </div>
  );
}

function DrawingSection() {
  const { title, sentences, code } = texts.drawing;
  return (
    <section aria-labelledby="drawing" className="px-2 sm:px-0">
      <h2 id="drawing" className="text-3xl text-gold-light">
        {title}
      </h2>
      <ol className="mt-3 grid max-w-[68ch] list-decimal gap-2 ps-6 text-lg marker:font-display marker:text-gold-light">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <FileLink href={`${import.meta.env.BASE_URL}games/how-a-round-is-drawn.txt`}>{code}</FileLink>
    </section>
  );
}
