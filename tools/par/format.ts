const grouped = (n: number, digits: number): string =>
  n.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A part as a percentage with this many decimals: 0.5 is `50.00%`. */
export const percent = (part: number, digits = 2): string => `${grouped(part * 100, digits)}%`;

/** Bets: 2.8 is `2.8`, 40 is `40`. */
export const bets = (n: number): string => n.toLocaleString('en-US', { maximumFractionDigits: 4 });

/** A whole number with thousands separators. */
export const count = (n: number): string => grouped(n, 0);

/** A chance as a player reads it: `1 in 12.3`, `1 in 12,931`, `1 in 4.2 × 10^21`; `never` for none. */
export function oneIn(chance: number): string {
  if (chance === 0) return 'never';
  const spins = 1 / chance;
  if (spins < 100) return `1 in ${grouped(spins, 2)}`;
  if (spins < 1e9) return `1 in ${count(spins)}`;
  const [mantissa = '', exponent = ''] = spins.toExponential(1).split('e+');
  return `1 in ${mantissa} × 10^${exponent}`;
}

/** A table in Markdown; the first column to the left, all others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, n) => (n === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map(line).join('\n');
}
