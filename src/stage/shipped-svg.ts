import type { SafeSvg } from '../games/safe-svg';

/** Fetches an SVG of the build, which has checked it. Null if there is none. Rejects if it can't be fetched. */
export async function fetchShippedSvg(url: string): Promise<SafeSvg | null> {
  const response = await fetch(url);
  return response.ok ? ((await response.text()) as SafeSvg) : null;
}

/** The page's security policy forbids these in elements, even in those of a parsed text, but not in an `<img>`. */
const FORBIDDEN = /<style\b|\sstyle\s*=|\bhref\s*=\s*["']\s*data:/;

/** The elements of an SVG; null if the page's policy forbids them. */
export function parseSafeSvg(svg: SafeSvg): SVGSVGElement | null {
  if (FORBIDDEN.test(svg)) return null;
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  return root instanceof SVGSVGElement ? root : null;
}
