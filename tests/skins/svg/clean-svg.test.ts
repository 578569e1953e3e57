import { describe, expect, it } from 'vitest';
import { openSvg } from '../../../src/skins/svg/open-svg';
import { writeSvg } from '../../../src/skins/svg/tree';
import { svg } from '../../tools/assets/assets-folder';

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const open = (text: string) => openSvg(new TextEncoder().encode(text));
const clean = (content: string): string => writeSvg(open(svg(256, 256, content)).root);

describe('nothing is left that runs, moves, or leads outwards', () => {
  it.each([
    '<script>play()</script>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">play()</h:script>',
    '<circle onclick="play()" ONLOAD="play()"/>',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="play()"/></p></foreignObject>',
    '<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:play()"/>',
    '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"/>',
    '<circle r="9"><animate attributeName="href" to="javascript:play()"/><set attributeName="onclick" to="play()"/></circle>',
    '<a href="javascript:play()"><text>play</text></a>',
    `<use xlink:href="other.svg#tail" ${XLINK}/>`,
    '<use x:href="https://example.com/a.svg" xmlns:x="http://www.w3.org/1999/xlink"/>',
    '<use href="data:image/svg+xml,%3Csvg/%3E"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<image href="data:image/png;base64,PHNjcmlwdD4="/>',
    '<image href="data:text/html,play"/>',
    '<feImage href="//example.com/a.png"/>',
    '<g xml:base="https://example.com/"/>',
    '<g fill="url(https://example.com/a.svg#b)" style="filter:url(&quot;other.svg#b&quot;)"/>',
    '<g style="mask-image: image-set(\'a.png\' 1x)"/>',
    '<style>@import "a.css"; @font-face { src: url(a.woff2) } @keyframes swim { to { opacity: 0 } }</style>',
    '<style>g { fill: \\75 rl(other.svg); filter: u\\rl(other.svg) }</style>',
    '<style>g:nth-child(2) { fill: url(other.svg); background: url(x) } /*</style><script>play()</script>*/',
    '<style>g { fill: red } </style><style>@media screen { g[a] { fill: src("a") } }</style>',
    '<style><![CDATA[g[a="}</style><script>play()</script>"] { fill: red }]]></style>',
    '<style>g[a] { fill: red; } x{y:z;}&lt;/style>&lt;script>play()&lt;/script> a[b] { fill: red }</style>',
    '<g style="--a: url(other.svg); fill: var(--a)"/><g fill="var(--b, url(other.svg))"/>',
    '<title>&lt;script>play()&lt;/script></title>',
    '<view viewTarget="x"/><cursor href="a.cur"/><video src="a.mp4"/><audio href="a.mp3"/>',
  ])('of %s', (content) => {
    const text = clean(content);
    expect(open(text).problems).toEqual([]);
    expect(text).not.toMatch(
      /<script|javascript:|\son\w+=|other\.svg|example\.com|@import|@font-face|@keyframes|\bimg\b|<style>[^]*url\((?!#)/i,
    );
  });
});

describe('what a style sheet says stands in attributes', () => {
  it.each([
    ['<style>.a{fill:red}</style><path class="a"/>', '<path fill="red"/>'],
    ['<style>#b{fill:red}.a{fill:blue}</style><path class="a" id="b"/>', '<path id="b" fill="red"/>'],
    ['<style>.a{fill:red!important}</style><path class="a" style="fill:blue"/>', '<path fill="red"/>'],
    [
      '<style>g > .a, path.c{fill:red}</style><g><path class="a"/></g><path class="a"/>',
      '<g><path fill="red"/></g><path/>',
    ],
    ['<style>svg .a{fill:red}.a:hover{fill:blue}</style><path class="a"/>', '<path fill="red"/>'],
    [
      '<style>:root{--c:red}.a{fill:var(--c, blue);stroke:var(--d, #fff)}</style><path class="a"/>',
      '<path fill="red" stroke="#fff"/>',
    ],
    ['<path style="fill:url( &quot;#sea&quot; );-inkscape-stroke:none"/>', '<path fill="url(#sea)"/>'],
    ['<path style="mix-blend-mode:screen;fill:red"/>', '<path fill="red" style="mix-blend-mode:screen"/>'],
  ])('%s', (content, drawn) => {
    expect(clean(content)).toContain(`>${drawn}</svg>`);
  });

  it('but for selectors that only a browser understands', () => {
    expect(clean('<style>path:nth-child(2){fill:red}</style><path class="a"/>')).toContain(
      '<style>path:nth-child(2){fill:red}</style><path class="a"/>',
    );
  });
});

describe('the parts that move', () => {
  it.each([
    ['in Illustrator', '<g id="Tail"/>'],
    [
      'in Inkscape',
      '<g id="layer1" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="Tail"/>',
    ],
    ['in Affinity', '<g serif:id="tail" id="tail1"/>'],
    ['in Illustrator, with a name that ids do not allow', '<g id="_x31_" data-name="tail"/>'],
  ])('get the names that their layers have %s', (_, content) => {
    expect(clean(content)).toContain('<g id="tail"/>');
  });

  it('keep an id that something refers to', () => {
    expect(clean('<g id="a" serif:id="tail"/><use href="#a"/>')).toContain('<g id="a"/>');
  });
});

describe('entities of a document', () => {
  const withEntity = (value: string, content: string): string =>
    writeSvg(open(`<!DOCTYPE svg [<!ENTITY st0 "${value}">]>${svg(256, 256, content)}`).root);

  it('stand for styles as old versions of Illustrator write them', () => {
    const style =
      'fill-rule:nonzero;clip-rule:nonzero;fill:#FF8800;stroke:#331100;stroke-width:3;stroke-linecap:round;stroke-linejoin:round;';
    expect(withEntity(style, '<path style="&st0;" d="M0 0h9v9z"/>')).toContain('fill="#FF8800"');
  });

  it("don't fill the memory", () => {
    const text = withEntity('x'.repeat(1_000_000), `<text>${'&st0;'.repeat(1000)}</text>`);
    expect(text.length).toBeLessThan(2_000_000);
  });
});
