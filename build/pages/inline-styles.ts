/**
 * Moves what pages say in `style` attributes into rules of a style sheet: the policy permits no such attribute in HTML. React sets
 * its own once the page is hydrated, by script, which the policy permits.
 *
 * @param pages the HTML of pages, by their paths
 */
export function extractStyles(pages: ReadonlyMap<string, string>): {
  readonly pages: ReadonlyMap<string, string>;
  readonly sheet: string;
} {
  const rules = new Map<string, number>();
  const numberOf = (declarations: string): number => {
    const known = rules.get(declarations) ?? rules.size;
    rules.set(declarations, known);
    return known;
  };
  const changed = [...pages].map(([path, html]) => {
    const text = html.replace(
      / style="([^"]*)"/g,
      (_, declarations: string) => ` data-style="${numberOf(declarations)}"`,
    );
    return [path, text] as const;
  });
  // The id makes them as strong as attributes, nearly.
  const lines = [...rules].map(
    ([declarations, n]) => `#root [data-style='${n}'] { ${unescaped(declarations)} }\n`,
  );
  return { pages: new Map(changed), sheet: lines.join('') };
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
