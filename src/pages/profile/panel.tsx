import type { ReactNode } from 'react';

export interface PanelProps {
  /** Of the title, which names the section. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Panel({ id, title, children }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className="edged min-w-0 rounded-lg glass p-4 shadow-mid [--glass:70%] sm:p-6"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
