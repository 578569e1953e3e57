import { Link, useMatches } from 'react-router-dom';
import adults from 'artwork:pages/age-18';
import seabed from 'artwork:stage/scene-sand';
import { paths } from '../pages/paths';

const policies = [
  { name: 'Terms of Service', path: paths.terms },
  { name: 'Privacy Policy', path: paths.privacy },
  { name: 'Responsible Gaming', path: paths.responsibleGaming },
] as const;

/** What a route may say about itself: that its page already ends in a seabed, and the footer need not bring one. */
export interface PageHandle {
  readonly hasSeabed: boolean;
}

/** The seabed under every page of the layout (spec section 2). */
export function Footer() {
  const hasSeabed = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.hasSeabed);
  return (
    <footer>
      {!hasSeabed && (
        <img
          src={seabed}
          alt=""
          width={1600}
          height={220}
          className="pointer-events-none h-28 w-full object-cover object-bottom sm:h-40"
        />
      )}
      <div className="bg-linear-to-b from-abyss to-trench">
        <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-9 px-5 pt-6 pb-8 sm:px-8 md:grid-cols-[1.3fr_1fr_1.5fr] lg:px-12">
          <section aria-labelledby="footer-about">
            <h2 id="footer-about" className="text-lg">
              About Lucky Fishing
            </h2>
            <p className="mt-2 text-muted">
              A social slot game under the pier. Virtual coins, real splashes, and nothing to buy.
            </p>
          </section>
          <nav aria-labelledby="footer-policies">
            <h2 id="footer-policies" className="text-lg">
              Policies
            </h2>
            <ul>
              {policies.map(({ name, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="inline-flex min-h-11 items-center text-muted underline decoration-muted/40 underline-offset-4 hover:text-text hover:decoration-current"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="footer-responsible">
            <h2 id="footer-responsible" className="text-lg">
              Play responsibly
            </h2>
            <div className="mt-3 flex items-start gap-4">
              <p className="relative grid size-16 shrink-0 place-items-center">
                <img src={adults} alt="" width={64} height={64} className="absolute inset-0" />
                <span className="relative font-display text-lg font-semibold">18+</span>
              </p>
              <p className="text-muted">
                For adults aged 18 and over. Coins are for play only and have no cash value. Keep it fun, and
                take a break when it stops being that.
              </p>
            </div>
          </section>
        </div>
        <p className="mx-auto max-w-6xl border-t border-shaft/10 px-5 py-5 text-sm text-muted sm:px-8 lg:px-12">
          © 2025 Lucky Fishing. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
