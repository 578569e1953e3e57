/** A text, or the code of a function that makes one, by where it stands: `home/home.bonus.today`. */
export type Said = ReadonlyMap<string, string | ((...args: never[]) => unknown)>;

/** All that texts say, with the place of each. */
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

/** The names of a function's parameters, of destructured ones too, that its code uses. */
export function parametersOf(code: string): string[] {
  let depth = 0;
  let end = code.indexOf('(');
  do {
    if (code[end] === '(') depth += 1;
    if (code[end] === ')') depth -= 1;
    end += 1;
  } while (depth > 0 && end < code.length);
  const parameters = code.slice(0, end);
  const body = code.slice(end);
  const names = new Set(parameters.match(/[a-z_$][\w$]*/gi) ?? []);
  return [...names].filter((name) => new RegExp(String.raw`(?<![\w$.])${name}(?![\w$])`).test(body));
}
