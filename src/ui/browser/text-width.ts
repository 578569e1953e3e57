import { newCanvas } from './drawing-context';

/** The size of letters at which texts are measured (pixels). */
const MEASURED = 100;
/** How wide a letter usually is (parts of the size of letters). */
const USUAL = 0.6;

/** How wide the widest of some texts is (parts of the size of letters). @param font its weight and family, as in CSS */
export function widestOf(
  texts: readonly string[],
  { weight, family }: { weight: string; family: string },
): number {
  const context = newCanvas(1, 1);
  if (!context) return USUAL * Math.max(...texts.map(({ length }) => length));
  context.font = `${weight} ${MEASURED}px ${family}`;
  return Math.max(...texts.map((text) => context.measureText(text).width)) / MEASURED;
}
