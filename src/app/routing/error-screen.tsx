import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { PageHead } from '../../ui/page-head';
import { useLanguage } from '../../ui/use-language';
import { paths } from '../../pages/paths';
import type { PageFailure } from './page-failure';
import { texts } from './texts';

interface ErrorScreenProps {
  readonly failure: PageFailure;
  /** Whether there is no router around it, whose links lead to other pages. */
  readonly isOutside?: boolean;
}

/**
 * Replaces a page that failed (spec section 8), or the whole product. React logs the reason to the console; the player doesn't
 * see it.
 */
export function ErrorScreen({ failure, isOutside = false }: ErrorScreenProps) {
  useLanguage();
  const { pageTitle, title, text } = texts[failure];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="grid min-h-dvh place-items-center p-4 ground">
      <PageHead title={pageTitle} />
      <div className="max-w-lg rounded-lg border border-shaft/20 bg-deep p-8 text-center shadow-high">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p className="mt-4 text-muted">{text}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          {!isOutside && <ButtonLink to={paths.home}>{texts.home}</ButtonLink>}
          <Button variant="quiet" onClick={() => window.location.reload()}>
            <RotateCcw aria-hidden size={18} />
            <span>{texts.reload}</span>
          </Button>
        </div>
      </div>
    </main>
  );
}
