import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import scene from '../../assets/pages/lost-at-sea.svg';
import { ButtonLink } from '../components/button';
import { PageTitle } from '../components/page-title';
import { paths } from './paths';

/** Where every path without a route ends (spec section 2). */
export function LostAtSeaPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404 Error: there is no page at ${pathname}`), [pathname]);
  return (
    <main className="relative isolate grid min-h-dvh place-items-center p-4 text-center">
      <PageTitle page="Lost at sea" />
      <img src={scene} alt="" className="absolute inset-0 -z-10 size-full object-cover" />
      <div>
        <p className="font-display">404</p>
        <h1 tabIndex={-1} className="text-5xl">
          This page is lost at sea
        </h1>
        <p>The tide took it, or it never was here.</p>
        <ButtonLink to={paths.home} size="lg">
          Back to Shore
        </ButtonLink>
      </div>
    </main>
  );
}
