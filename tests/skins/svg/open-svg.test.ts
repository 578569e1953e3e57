import fc, { runs } from '../../properties';
import { expect, it } from 'vitest';
import { openSvg } from '../../../src/skins/svg/open-svg';
import { texts, type Fault } from '../../../src/skins/texts';
import { svg } from '../../tools/assets/assets-folder';

const { svg: words } = texts;
const svgProblems = (text: string) => openSvg(new TextEncoder().encode(text)).problems;
const drawn = (content: string) => svg(256, 256, content);
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

it.each<readonly [name: string, image: string]>([
  [
    'Inkscape writes',
    drawn(`
      <sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/>
      <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
        <cc:Work rdf:about=""><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work>
      </rdf:RDF></metadata>
      <path xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="tail" d="M0 0h9v9z"/>`),
  ],
  [
    'Affinity writes',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg width="100%" height="100%" viewBox="0 0 256 256" version="1.1" xmlns="http://www.w3.org/2000/svg"
        ${XLINK} xmlns:serif="http://www.serif.com/"
        style="fill-rule:evenodd;clip-rule:evenodd;"><path serif:id="tail" d="M0 0h9v9z"/></svg>`,
  ],
  [
    'Illustrator writes',
    drawn(`
      <!-- Generator: Adobe Illustrator -->
      <defs><style><![CDATA[.cls-1 { fill: url(#sea); } .cls-2 { filter: url("#soft") }]]></style>
        <linearGradient id="sea"/><linearGradient id="deep" xlink:href="#sea" ${XLINK}/>
      </defs><path class="cls-1" d="M0 0h9v9z"/><path fill="url('#deep') red" d="M0 0h9v9z"/>`),
  ],
  ['contains a bitmap', drawn('<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>')],
  ['has a plain DOCTYPE', `<!DOCTYPE svg>${drawn('<g/>')}`],
  ['refers to a part that is missing', drawn('<use href="#a"/>')],
  ...['width="256" height="256"', 'width="9mm" height="9mm"', 'viewBox="0 0 9 9"'].map(
    (size) => [`has a ${size}`, `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`] as const,
  ),
])('an SVG is sound that %s', (_, image) => {
  expect(svgProblems(image)).toEqual([]);
});

it.each<[content: string, fault: Fault]>([
  // Nothing runs.
  ['<script>play()</script>', words.script],
  ['<g><script/></g>', words.script],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', words.script],
  ['<circle onclick="play()"/>', words.handler('onclick')],
  ['<circle ONLOAD="play()"/>', words.handler('ONLOAD')],
  ['<foreignObject/>', words.webPage('foreignObject')],
  ['<p xmlns="http://www.w3.org/1999/xhtml"/>', words.webPage('p')],
  ['<h:img xmlns:h="http://www.w3.org/1999/xhtml"/>', words.webPage('h:img')],
  ['<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"/>', words.webPage('m:math')],
  // Nothing moves.
  ['<circle r="9"><animate attributeName="r" to="1"/></circle>', words.animated('<animate>')],
  ['<g><animateTransform/></g>', words.animated('<animateTransform>')],
  ['<a><set attributeName="href" to="javascript:play()"/></a>', words.animated('<set>')],
  ['<style>@keyframes swim { to { opacity: 0 } }</style>', words.animated('@keyframes')],
  // Nothing is loaded.
  ...(
    [
      ['<image href="https://example.com/a.png"/>', 'https://example.com/a.png'],
      ['<image href="texture.png"/>', 'texture.png'],
      ['<image href="//example.com/a.png"/>', '//example.com/a.png'],
      [`<use xlink:href="other.svg#tail" ${XLINK}/>`, 'other.svg#tail'],
      ['<use x:href="other.svg" xmlns:x="http://www.w3.org/1999/xlink"/>', 'other.svg'],
      ['<use href="&#104;ttps://example.com/a.svg"/>', 'https://example.com/a.svg'],
      ['<a href="javascript:play()"/>', 'javascript:play()'],
      ['<image href="data:image/svg+xml,%3Csvg/%3E"/>', 'data:image/svg+xml,%3Csvg/%3E'],
      ['<image href="data:text/html,hello"/>', 'data:text/html,hello'],
      ['<g xml:base="https://example.com/"/>', 'https://example.com/'],
      ['<g fill="url(https://example.com/a.svg#b)"/>', 'https://example.com/a.svg#b'],
      ['<g fill="URL( \'other.svg#b\' )"/>', 'other.svg#b'],
      ['<g style="fill: red; filter: url(&quot;other.svg#b&quot;)"/>', 'other.svg#b'],
      ['<g style="mask: url(#a), url(other.svg)"/>', 'other.svg'],
      ['<style>g { fill: url(other.svg) }</style>', 'other.svg'],
      ['<style>g { fill: \\75 rl(other.svg) }</style>', 'other.svg'],
      ['<style>g { fill: u\\rl(other.svg) }</style>', 'other.svg'],
      ['<style><![CDATA[@font-face { src: url(a.woff2) }]]></style>', 'a.woff2'],
      ['<style>g { fill: red }</style><style>g { fill: <!-- --> url(other.svg) }</style>', 'other.svg'],
    ] as const
  ).map(([content, target]): [string, Fault] => [content, words.reference(target)]),
  ['<style>@import "a.css";</style>', words.cssImport],
  ['<style>@im\\port "a.css";</style>', words.cssImport],
  ['<g style="mask-image: image-set(\'a.png\' 1x)"/>', words.cssImport],
])('an SVG is refused with %s', (content, fault) => {
  expect(svgProblems(drawn(content))).toEqual([words.onLine(fault, 2)]);
});

const XMLNS = 'http://www.w3.org/2000/svg';
it.each<[name: string, image: string, fault: Fault]>([
  ['a program of its own', drawn('<g/>').replace('<svg', '<svg onload="play()"'), words.handler('onload')],
  ['a style sheet of its own', `<?xml-stylesheet href="a.css"?>${drawn('<g/>')}`, words.styleSheet],
  ['no xmlns', drawn('<g/>').replace(/ xmlns="[^"]+"/, ''), words.noNamespace(XMLNS)],
  ...[
    'SYSTEM "https://example.com/a.dtd"',
    'PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://example.com/a.dtd"',
    '[<!ENTITY a "b">]',
    '[<!ENTITY a SYSTEM "file:///etc/hostname">]',
  ].map((type): [string, string, Fault] => [type, `<!DOCTYPE svg ${type}>\n${drawn('<g/>')}`, words.doctype]),
  ...['', 'width="256"', 'height="256"', 'width="100%" height="100%"', 'width="" height="9"'].map(
    (size): [string, string, Fault] => [`the size ${size}`, `<svg xmlns="${XMLNS}" ${size}/>`, words.noSize],
  ),
])('an SVG as a whole is refused with %s', (_, image, fault) => {
  expect(svgProblems(image)).toEqual([words.onLine(fault, 1)]);
});

it('an SVG is refused whatever the address it refers to, and however it is written', () => {
  const spelt = fc.constantFrom(
    'href="ADDRESS"',
    'fill="url(ADDRESS)"',
    'style="fill:url(&apos;ADDRESS&apos;)"',
  );
  const anyAddress = fc
    .tuple(
      fc.constantFrom('https://', 'http://', '//', 'file:///', '/', '../'),
      fc.stringMatching(/^[a-z\d]+$/),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyAddress, spelt, (written, how) => {
      const [problem] = svgProblems(drawn(`<use ${how.replace('ADDRESS', () => written)}/>`));
      expect(problem).toContain(`refers to ${written.slice(0, 60)}`);
    }),
    { numRuns: runs(30) },
  );
});

it('names one place for each kind of problem, and all kinds', () => {
  const image = drawn('<g onclick="a()"/>\n<g onclick="b()"/>\n<image href="a.png"/>\n<image href="b.png"/>');
  expect(svgProblems(image)).toEqual([
    words.onLine(words.handler('onclick'), 2),
    words.onLine(words.reference('a.png'), 4),
  ]);
});

it('is cut off wherever it ends early', () => {
  const whole = svg().trim();
  for (let length = 0; length < whole.length; length++)
    expect(() => svgProblems(whole.slice(0, length))).toThrow(/^line \d+: /);
});

/** Groups of ten copies each of the group before. */
const nested = (groups: number, copy: (id: string) => string) =>
  Array.from({ length: groups }, (_, n) => `<g id="g${n}">${copy(`g${n - 1}`).repeat(10)}</g>`).join('');

it.each<[string, (id: string) => string]>([
  ['copies', (id) => `<use href="#${id}"/>`],
  ['copies of old', (id) => `<use xlink:href="#${id}" ${XLINK}/>`],
  ['patterns', (id) => `<path fill="url(#${id})"/>`],
  ['masks in a style', (id) => `<path style="mask: url('#${id}')"/>`],
])('is refused where %s of copies are more than any browser can draw', (_, copy) => {
  expect(svgProblems(drawn(nested(5, copy)))).toEqual([words.tooComplex(50_000)]);
  expect(svgProblems(drawn(nested(3, copy)))).toEqual([]);
});

it('is refused where it copies itself', () => {
  const circle = '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>';
  expect(svgProblems(drawn(circle))).toEqual([words.tooComplex(50_000)]);
});
