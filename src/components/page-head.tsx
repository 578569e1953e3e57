import { useEffect } from 'react';

const PRODUCT = 'Lucky Fishing';

interface PageHeadProps {
  /** Home goes by the product's name. */
  readonly title?: string;
  readonly description?: string;
  /** The page's address in the product, where it is one that search engines may list. */
  readonly path?: string;
}

/**
 * The title of the page in the browser's tab and history (`Slots · Lucky Fishing`), its description and its canonical
 * address. The file that a page is opened from says all of that already; here it is kept true on the way.
 */
export function PageHead({ title, description, path }: PageHeadProps) {
  useEffect(() => {
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    keepCanonical(path);
  }, [description, path]);
  return <title>{title ? `${title} · ${PRODUCT}` : PRODUCT}</title>;
}

/** Where the build was not told the site's address there is none to name (README, "Putting it on a site"). */
function keepCanonical(path?: string): void {
  document.querySelector('link[rel="canonical"]')?.remove();
  if (!import.meta.env.SITE_URL || path === undefined) return;
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = import.meta.env.SITE_URL + path.slice(1);
  document.head.append(link);
}
