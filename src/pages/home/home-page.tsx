import { PageHead } from '../../ui/page-head';
import { pageList } from '../page-list';
import { About } from './about';
import { Banner } from './banner';
import { Challenge } from './challenge';
import { GameCard, gameCards } from './game-card';
import { texts } from './texts';

export function HomePage() {
  return (
    <>
      <PageHead {...pageList.home} description={texts.pageDescription} />
      <Banner />
      <About />
      <section aria-labelledby="games" className="mx-auto w-full max-w-6xl px-5 sm:px-8 lg:px-12">
        <h2 id="games" className="text-3xl sm:text-4xl">
          {texts.games.title}
        </h2>
        <ul className="mt-9 grid gap-8 md:grid-cols-2 xl:grid-cols-3">
          {gameCards().map((card) => (
            <li key={card.title} className="md:max-xl:last:odd:col-span-2">
              <GameCard {...card} />
            </li>
          ))}
        </ul>
      </section>
      <Challenge />
    </>
  );
}
