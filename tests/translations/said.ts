/** All texts, and functions that make some, with the place of each: `home/home.bonus.today`. */
export function saidIn(texts: unknown, place: string): [string, string | ((...args: never[]) => unknown)][] {
  if (typeof texts === 'string') return [[place, texts]];
  if (typeof texts === 'function') return [[place, texts as () => unknown]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => saidIn(value, `${place}.${key}`));
}

/** What the string and template literals of a function's code say, without what is put into them. */
export function literalsOf(code: string): string {
  let said = '';
  /** Of templates and what is put into them, from the outside in. */
  const open: ('`' | '}')[] = [];
  for (let at = 0; at < code.length; at++) {
    const sign = code[at] ?? '';
    const inside = open.at(-1);
    if (inside === '`') {
      if (sign === '\\') said += code[++at] ?? '';
      else if (sign === '`') open.pop();
      else if (code.startsWith('${', at)) {
        open.push('}');
        at += 1;
        said += ' ';
      } else said += sign;
    } else if (sign === '`') open.push('`');
    else if (sign === '}' && inside === '}') open.pop();
    // An object within what is put in.
    else if (sign === '{' && inside === '}') open.push('}');
    else if (sign === "'" || sign === '"') {
      for (at += 1; at < code.length && code[at] !== sign; at++) {
        if (code[at] === '\\') at += 1;
        said += code[at] ?? '';
      }
      said += ' ';
    }
  }
  return said;
}

/** The figures in a text, without what separates thousands. */
export const figuresIn = (text: string): string[] =>
  [...text.replaceAll(/(?<=\d)[.,\s  ](?=\d{3}(?!\d))/g, '').matchAll(/\d+/g)].map(([figure]) =>
    // Japanese has figures of its own width too.
    figure.normalize('NFKC'),
  );

/** Which of a function's parameters its code uses, counted from 0. Of a destructured one any part counts. */
export function parametersUsed(code: string): number[] {
  const parts: string[] = [];
  let depth = 0;
  let at = code.indexOf('(');
  let part = '';
  do {
    const sign = code[at] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth === 0 || (depth === 1 && sign === ',')) {
      parts.push(part);
      part = '';
    } else part += sign;
    at += 1;
  } while (depth > 0 && at < code.length);
  const body = code.slice(at);
  const isUsed = (name: string): boolean => new RegExp(String.raw`(?<![\w$.])${name}(?![\w$])`).test(body);
  return parts.flatMap((names, place) =>
    (names.match(/[a-z_$][\w$]*/gi) ?? []).some(isUsed) ? [place] : [],
  );
}
