import Anchor from 'lucide-react/icons/anchor';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import scene from 'artwork:shell/pages/lost-at-sea';
import { ButtonLink } from '../../ui/button';
import { PageHead } from '../../ui/page-head';
import { Picture } from '../../ui/skin/picture';
import { lostAtSea } from '../descriptions';
import { paths } from '../paths';
import { texts } from './texts';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404 Error: there is no page at ${pathname}`), [pathname]);
  return (
    <main className="relative isolate grid min-h-dvh justify-items-center overflow-hidden px-5 pt-[max(4.5rem,13dvh)] pb-8 text-center short:justify-items-start short:pe-10 short:pt-8 short:pl-[calc(2.5rem+var(--spacing-safe-left))] short:text-start">
      <PageHead {...lostAtSea} />
      <Picture
        of={scene}
        width={1600}
        height={900}
        className="backdrop-picture absolute inset-0 -z-10 size-full max-w-none object-cover short:w-[145%]"
      />
      <div className="short:max-w-[50%]">
        <p className="font-display text-xl font-semibold tracking-[0.3em] text-gold-light">{texts.code}</p>
        <h1 tabIndex={-1} className="mt-2 text-4xl text-foam text-shadow-title sm:text-6xl short:text-4xl">
          {texts.title}
        </h1>
        <p className="mx-auto mt-4 mb-7 max-w-[34ch] text-lg text-shaft short:mx-0 short:mb-5">
          {texts.text}
        </p>
        <ButtonLink to={paths.home} size="lg">
          <Anchor aria-hidden size={22} />
          <span>{texts.home}</span>
        </ButtonLink>
      </div>
    </main>
  );
}
