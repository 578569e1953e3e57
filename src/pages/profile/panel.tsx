import type { ComponentProps, ReactNode } from 'react';
import { Table } from '../../ui/paper/table';

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

/** Names to the left, numbers to the right. `className` is of its box, which scrolls sideways. */
export const PanelTable = ({ className = '', ...table }: ComponentProps<typeof Table>) => (
  <div className={`overflow-x-auto ${className}`}>
    <Table
      {...table}
      className="tabular-nums [&_:is(th,td)]:py-[0.3rem] [&_:is(th,td)]:pe-[0.75rem] [&_:is(th,td)]:text-end [&_:is(th,td)]:font-normal [&_:is(th,td):first-child]:text-start [&_tbody_tr]:border-t [&_tbody_tr]:border-[rgb(191_234_240/0.2)] [&_thead_th]:font-bold"
    />
  </div>
);
