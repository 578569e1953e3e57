import type { ReactNode } from 'react';
import { PageHead } from '../../ui/page-head';
import type { PageEntry } from '../page-list';

const LAST_UPDATED = { shown: 'May 12, 2025', machine: '2025-05-12' };

/** A policy as a sheet of paper on the water. `summary` is for readers of a single paragraph. */
export function PolicyPage({
  page,
  summary,
  children,
}: {
  page: PageEntry;
  summary: string;
  children: ReactNode;
}) {
  return (
    <div className="px-3 py-8 sm:px-8 sm:py-14">
      <PageHead {...page} />
      <article className="policy mx-auto">
        <h1 tabIndex={-1}>{page.title}</h1>
        <p>
          Last updated <time dateTime={LAST_UPDATED.machine}>{LAST_UPDATED.shown}</time>
        </p>
        <p className="policy-summary">{summary}</p>
        {children}
      </article>
    </div>
  );
}
