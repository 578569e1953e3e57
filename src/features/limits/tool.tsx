import type { ReactNode } from 'react';
import { OfPlayer } from '../../ui/of-player';

interface ToolProps {
  /** The id of the heading, which names the section. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export const Tool = ({ id, title, text, children }: ToolProps) => (
  <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-4">
    <h3 id={id} tabIndex={-1} className="scroll-mt-[calc(var(--spacing-header)+16px)] text-[1.25rem]">
      {title}
    </h3>
    <p>{text}</p>
    <OfPlayer className="grid grid-cols-[minmax(0,1fr)] gap-3">{children}</OfPlayer>
  </section>
);
