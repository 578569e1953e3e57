/** The page's security policy forbids these in elements, even in those of a parsed text, but not in an `<img>`. */
const FORBIDDEN = /<style\b|\sstyle\s*=|\bhref\s*=\s*["']\s*data:/;

/** Whether the text of an SVG may be parsed and become elements of the page. */
export const mayBecomeElements = (markup: string): boolean => !FORBIDDEN.test(markup);
