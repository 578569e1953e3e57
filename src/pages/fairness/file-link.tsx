import type { ReactNode } from 'react';
import { texts } from '../../ui/texts';

/** Opens a file of this site in a new tab, because a file has no link back. */
export const FileLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener"
    className="flex min-h-11 w-fit items-center gap-[0.4rem] font-semibold text-gold-light underline underline-offset-[0.2em]"
  >
    <span>{children}</span>
    <span className="sr-only">{texts.newTab}</span>
  </a>
);
