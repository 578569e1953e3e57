import { Link, matchPath, useLocation } from 'react-router-dom';
import adults from 'artwork:shell/pages/age-18';
import seabed from 'artwork:shell/sea/scene-sand';
import { catalog } from '../../games/catalog';
import { pageList } from '../../pages/page-list';
import { texts } from './texts';
import { LaterPicture } from '../../ui/skin/picture';
import { LanguageSelect } from '../../features/language-select';

const policies = [pageList.terms, pageList.privacy, pageList.responsibleGaming] as const;

export function Footer() {
  const { pathname } = useLocation();
  // A game's page draws its own seabed.
  const hasSeabed = catalog.some(({ path }) => matchPath(path, pathname));
  return (
    <footer>
      {!hasSeabed && (
        <LaterPicture
          of={seabed}
          width={1600}
          height={220}
          className="pointer-events-none h-28 w-full object-cover object-bottom sm:h-40"
        />
      )}
      <div className="bg-linear-to-b from-abyss to-trench">
        <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-9 px-5 pt-6 pb-8 sm:px-8 md:grid-cols-[1.3fr_1fr_1.5fr] lg:px-12">
          <section aria-labelledby="footer-about">
            <h2 id="footer-about" className="text-lg">
              {texts.footer.about.title}
            </h2>
            <p className="mt-2 text-muted">{texts.footer.about.text}</p>
          </section>
          <nav aria-labelledby="footer-policies">
            <h2 id="footer-policies" className="text-lg">
              {texts.footer.policies}
            </h2>
            <ul>
              {policies.map(({ title, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="inline-flex min-h-11 items-center text-muted underline decoration-muted/40 underline-offset-4 hover:text-text hover:decoration-current"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="footer-responsible">
            <h2 id="footer-responsible" className="text-lg">
              {texts.footer.responsible.title}
            </h2>
            <div className="mt-3 flex items-start gap-4">
              <p className="relative grid size-16 shrink-0 place-items-center">
                <LaterPicture of={adults} width={64} height={64} className="absolute inset-0 size-full" />
                <span className="relative font-display text-lg font-semibold">
                  {texts.footer.responsible.age}
                </span>
              </p>
              <p className="text-muted">{texts.footer.responsible.text}</p>
            </div>
          </section>
        </div>
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-shaft/10 px-5 pt-5 pb-[calc(1.25rem+var(--spacing-safe-bottom))] text-sm text-muted sm:px-8 lg:px-12">
          <p>{texts.footer.copyright}</p>
          <LanguageSelect />
        </div>
      </div>
    </footer>
  );
}
