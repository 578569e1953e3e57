import { catalog } from '../../games/catalog';
import { ButtonLink } from '../../ui/button';
import { looks, titlesOf, type Look } from '../../ui/skin/looks';
import { PageTitle } from '../page-title';
import { paths } from '../paths';
import { texts } from './texts';

/** The looks that come with the site: who made each, and where to see it. */
export function LooksPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-5 py-8 sm:px-8 sm:py-12 lg:px-12">
      <PageTitle name="looks" />
      <p className="mt-4 max-w-[68ch] text-lg">{texts.intro}</p>
      <ul className="mt-7 grid gap-5 md:grid-cols-2">
        {looks.map((look) => (
          <li key={look.title}>
            <LookCard {...look} />
          </li>
        ))}
      </ul>
      <p className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={paths.settings} variant="quiet">
          {texts.choose}
        </ButtonLink>
        <ButtonLink to={paths.studio} variant="quiet">
          {texts.make}
        </ButtonLink>
      </p>
    </div>
  );
}

/** A look, and a link that shows it for this visit. The original is what is shown without one. */
function LookCard({ id, title, about, preview }: Look) {
  const facts = about && [
    [texts.author, about.author],
    [texts.licence, about.licence],
    [texts.games, titlesOf(about.games)],
  ];
  const game = catalog.find((one) => about?.games.includes(one.id));
  return (
    <article className="edged flex h-full flex-col rounded-lg border border-shaft/15 bg-deep/80 p-4 shadow-mid sm:p-5">
      <img
        src={preview ?? undefined}
        alt=""
        width={480}
        height={160}
        className="w-full rounded-md border border-shaft/25"
      />
      <h2 className="mt-4 text-2xl">{title}</h2>
      <dl className="mt-2 mb-4 grid gap-y-1">
        {facts?.map(([fact, value]) => (
          <div key={fact} className="flex flex-wrap gap-x-4">
            <dt className="w-24 text-muted">{fact}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      {id !== null && (
        <ButtonLink
          to={`${game?.path}?look=${id}`}
          variant="brass"
          aria-label={texts.tryOnLook(title)}
          className="mt-auto self-start"
        >
          {texts.tryOn}
        </ButtonLink>
      )}
    </article>
  );
}
