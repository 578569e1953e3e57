import { PageHead } from '../ui/page-head';
import { descriptions } from './descriptions';
import { pageList, type PageName } from './page-list';

/** The heading of a page, and what the browser's tab and search engines show of it. */
export const PageTitle = ({
  name,
  className = '',
}: {
  name: Exclude<PageName, 'home'>;
  className?: string;
}) => (
  <>
    <PageHead {...pageList[name]} description={descriptions[name]} />
    <h1
      tabIndex={-1}
      className={`text-3xl text-foam text-shadow-title min-[380px]:text-4xl sm:text-6xl ${className}`}
    >
      {pageList[name].title}
    </h1>
  </>
);
