import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { openSvg } from '../../../src/skins/svg/open-svg';
import { writeSvg } from '../../../src/skins/svg/tree';
import { harmlessSvgs, heavySvgs, hostileSvgs } from './hostile-svgs';

const bytesOf = (file: string | Uint8Array) =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file;

/** What the gate leaves of a file, and whether that may be shown as it is; no text where it refuses it. */
function throughTheGate(file: string | Uint8Array) {
  try {
    const { root, problems } = openSvg(bytesOf(file));
    return { text: writeSvg(root), problems };
  } catch (error) {
    return { text: '', problems: [String(error)] };
  }
}

const LIVE = /^(script|handler|foreignObject|animate.*|set|discard|iframe|object|embed|audio|video)$/i;
const OUTWARD =
  /(?:url|src)\(\s*["']?(?!#|["'#])|@import|@font-face|@keyframes|image-set\(|image\(|cross-fade\(/i;

/** Each thing in an SVG that could run, load or move, by an XML parser and rules that know nothing of the gate's. */
function dangersIn(text: string): string[] {
  const dangers: string[] = [];
  const parser = new SaxesParser({ xmlns: true as const });
  const open: string[] = [];
  let style = '';
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    if (LIVE.test(local) || uri !== 'http://www.w3.org/2000/svg') dangers.push(`<${name}>`);
    for (const { name: attribute, local: own, prefix, value } of Object.values(attributes)) {
      const isLink =
        own === 'href' && !/^(#|data:image\/(png|jpeg|gif|webp|avif|bmp);base64,[\w+/=]+$)/.test(value);
      const isOutward = attribute !== 'class' && prefix !== 'xmlns' && OUTWARD.test(value);
      if (isLink || isOutward || /^on|^src$|^ping$|^xml:base$/i.test(attribute))
        dangers.push(`${attribute}=${value}`);
    }
    open.push(local);
    // Each is read by itself.
    if (local === 'style') style += '\n';
  });
  const read = (more: string) => {
    if (open.at(-1) === 'style') style += more;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', () => void open.pop());
  parser.on('processinginstruction', ({ target }) => void dangers.push(`<?${target}?>`));
  parser.write(text).close();
  return OUTWARD.test(style) ? [...dangers, style] : dangers;
}

describe('nothing hostile passes', () => {
  it.each(hostileSvgs)('%s', (_, file) => {
    const { text, problems } = throughTheGate(file);
    if (text === '') return;
    expect(dangersIn(text)).toEqual([]);
    // What is left could be shown as it is; and a file that may be shown as it is has nothing that is to be left out.
    expect(throughTheGate(text).problems).toEqual([]);
    if (problems.length === 0) expect(dangersIn(new TextDecoder().decode(bytesOf(file)))).toEqual([]);
  });

  it.each(heavySvgs)('or takes long: %s', { timeout: 60_000 }, (_, file) => {
    const { text, problems } = throughTheGate(file);
    expect(problems.length > 0 || text.length < 9_000_000).toBe(true);
  });
});

describe('harmless art passes as it is', () => {
  it.each(harmlessSvgs)('with %s', (_, file, kept) => {
    const { text, problems } = throughTheGate(file);
    expect(problems).toEqual([]);
    for (const part of kept) expect(text).toContain(part);
  });
});
