import { PageHead } from '../ui/page-head';
import type { PageEntry } from './page-list';

/** The heading of a page, and what the browser's tab and search engines show of it. */
export const PageTitle = ({ page, className = '' }: { page: PageEntry; className?: string }) => (
  <>
    <PageHead {...page} />
    <h1
      tabIndex={-1}
      className={`text-3xl text-foam text-shadow-title min-[380px]:text-4xl sm:text-6xl ${className}`}
    >
      {page.title}
    </h1>
  </>
);
