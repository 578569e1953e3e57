import { useEffect } from 'react';
import { texts } from './texts';

interface PageHeadProps {
  /** Absent on Home, whose title is the product's name. */
  readonly title?: string;
  readonly description?: string;
  /** The page's address in the product, if search engines may list it. */
  readonly path?: string;
}

/** The page's title in the browser (`Slots · Lucky Fishing`), its description and its canonical address. */
export function PageHead({ title, description, path }: PageHeadProps) {
  useEffect(() => {
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    keepCanonical(path);
  }, [description, path]);
  return <title>{texts.pageTitle(title)}</title>;
}

/** If the build does not know the site's address, there is none to name (docs/deploying.md). */
function keepCanonical(path?: string): void {
  document.querySelector('link[rel="canonical"]')?.remove();
  if (!import.meta.env.SITE_URL || path === undefined) return;
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = import.meta.env.SITE_URL + path.slice(1);
  document.head.append(link);
}
