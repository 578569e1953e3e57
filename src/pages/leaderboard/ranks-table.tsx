import type { ComponentProps } from 'react';
import { PaperTable } from '../../ui/paper/table';

const look = [
  'first-cells:w-[2.75rem] second-cells:text-start max-[380px]:first-cells:w-[1.75rem] min-[380px]:second-cells:ps-[0.75rem]',
  // Large text: score and prize are below the name.
  'narrow-text:[&_tr]:grid-cols-[auto_1fr_auto] narrow-text:first-cells:w-auto narrow-text:second-cells:col-[2/-1] narrow-text:[&_:is(th,td):nth-child(3)]:col-[1/3]',
].join(' ');

/** Ranks in a narrow column, names to the left. */
export const RanksTable = (table: ComponentProps<typeof PaperTable>) => (
  <PaperTable {...table} className={look} />
);
