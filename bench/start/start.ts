import { loadavg } from 'node:os';
import { buildSite } from '../../scripts/build-site.mjs';
import { median } from '../../testing/pixels';
import { startBudgets } from '../budgets';
import { table } from '../table';
import { serveCommit, serveToday, type Served } from './base';
import { measureStart, type Start } from './phone';

/** How often each page is opened. The middle one counts. */
const TIMES = 3;

const figures = ['score', 'fcp', 'lcp', 'tbt', 'cls'] as const;

const middleOf = (starts: readonly Start[]): Start => {
  const of = (figure: (typeof figures)[number]): number => median(starts.map((start) => start[figure]));
  return { score: of('score'), fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
};

const rounded = ({ score, fcp, lcp, tbt, cls }: Start): string[] => [
  score.toFixed(0),
  ...[fcp, lcp, tbt].map((ms) => ms.toFixed(0)),
  cls.toFixed(3),
];

/** What of a page breaks its budget, in words. */
function broken(path: string, today: Start, base: Start | undefined): string {
  const { score, fcp, lcp, tbtOfBase, cls } = startBudgets[path] ?? {};
  return [
    score !== undefined && today.score < score && `score < ${score}`,
    fcp !== undefined && today.fcp > fcp && `FCP > ${fcp}`,
    lcp !== undefined && today.lcp > lcp && `LCP > ${lcp}`,
    tbtOfBase !== undefined &&
      base &&
      today.tbt > base.tbt * tbtOfBase &&
      `TBT > ${tbtOfBase * 100} % of the base`,
    cls !== undefined && today.cls > cls && `CLS > ${cls}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Prints how soon a phone sees each page, today and at a base, side by side: both are opened in turns, because the speed of a
 * machine changes.
 *
 * @param commit the base; without it today's figures stand alone
 */
export async function benchStart(commit: string | undefined): Promise<void> {
  if (!buildSite()) throw new Error("The working tree couldn't be built.");
  const served: Served[] = [await serveToday()];
  try {
    if (commit !== undefined) {
      console.error(`Building ${commit} ...`);
      served.push(await serveCommit(commit));
    }
    const rows: string[][] = [];
    for (const path of Object.keys(startBudgets)) {
      console.error(`${path} ...`);
      const starts: Start[][] = served.map(() => []);
      for (let n = 0; n < TIMES; n++)
        for (const [at, { address }] of served.entries())
          starts[at]?.push(await measureStart(address + path));
      const [today, base] = starts.map(middleOf);
      if (!today) continue;
      rows.push([path, 'today', ...rounded(today), broken(path, today, base)]);
      if (base) rows.push(['', commit ?? '', ...rounded(base), '']);
    }
    const heads = ['', '', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'over'];
    process.stdout.write(
      `\n${table([heads, ...rows])}\n\nMedians of ${TIMES}. Load average: ${(loadavg()[0] ?? 0).toFixed(1)}.\n`,
    );
  } finally {
    for (const { end } of served) await end();
  }
}
