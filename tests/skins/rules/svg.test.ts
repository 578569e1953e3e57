import fc, { runs } from '../../properties';
import { describe, expect, it } from 'vitest';
import { readSvg } from '../../../src/skins/rules/svg';
import { svg } from '../../tools/assets/assets-folder';

const svgProblems = (text: string) => readSvg(text).problems;
const drawn = (content: string) => svg(256, 256, content);

describe('an SVG keeps to itself', () => {
  it.each([
    [
      'as Inkscape writes it',
      drawn(`
      <sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/>
      <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
        <cc:Work rdf:about=""><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work>
      </rdf:RDF></metadata>
      <path xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="tail" d="M0 0h9v9z"/>`),
    ],
    [
      'as Affinity writes it',
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg width="100%" height="100%" viewBox="0 0 256 256" version="1.1" xmlns="http://www.w3.org/2000/svg"
        xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:serif="http://www.serif.com/"
        style="fill-rule:evenodd;clip-rule:evenodd;"><path serif:id="tail" d="M0 0h9v9z"/></svg>`,
    ],
    [
      'as Illustrator writes it',
      drawn(`
      <!-- Generator: Adobe Illustrator -->
      <defs><style><![CDATA[.cls-1 { fill: url(#sea); } .cls-2 { filter: url("#soft") }]]></style>
        <linearGradient id="sea"/><linearGradient id="deep" xlink:href="#sea" xmlns:xlink="http://www.w3.org/1999/xlink"/>
      </defs><path class="cls-1" d="M0 0h9v9z"/><path fill="url('#deep') red" d="M0 0h9v9z"/>`),
    ],
    [
      'with a bitmap inside it',
      drawn('<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>'),
    ],
    ['with a plain DOCTYPE', `<!DOCTYPE svg>${drawn('<g/>')}`],
  ])('%s', (_, image) => {
    expect(svgProblems(image)).toEqual([]);
  });
});

describe('an SVG runs nothing', () => {
  it.each([
    ['<script>play()</script>', 'contains a <script>'],
    ['<g><script href="#a"/></g>', 'contains a <script>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', 'contains a <script>'],
    ['<circle onclick="play()"/>', 'runs a program in onclick'],
    ['<animate onbegin="play()"/>', 'runs a program in onbegin'],
    ['<circle ONLOAD="play()"/>', 'runs a program in ONLOAD'],
    ['<foreignObject><p/></foreignObject>', 'contains part of a web page (<foreignObject>)'],
    ['<p xmlns="http://www.w3.org/1999/xhtml"/>', 'contains part of a web page (<p>)'],
    ['<h:img xmlns:h="http://www.w3.org/1999/xhtml"/>', 'contains part of a web page (<h:img>)'],
    ['<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"/>', 'contains part of a web page (<m:math>)'],
  ])('not by %s', (content, problem) => {
    expect(svgProblems(drawn(content))).toContainEqual(
      expect.stringContaining(`${problem} (line 2). Delete`),
    );
  });

  it('not by attributes of its <svg>', () => {
    expect(svgProblems(drawn('<g/>').replace('<svg', '<svg onload="play()"'))).toEqual([
      'runs a program in onload (line 1). Delete that attribute, because images must not run programs',
    ]);
  });
});

describe('an SVG refers to nothing outside of it', () => {
  it.each([
    ['<image href="https://example.com/a.png"/>', 'https://example.com/a.png'],
    ['<image href="texture.png"/>', 'texture.png'],
    ['<image href="//example.com/a.png"/>', '//example.com/a.png'],
    ['<use xlink:href="other.svg#tail" xmlns:xlink="http://www.w3.org/1999/xlink"/>', 'other.svg#tail'],
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
  ])('not by %s', (content, target) => {
    expect(svgProblems(drawn(content))).toEqual([
      `refers to ${target} (line 2). Embed that in the SVG, or delete it`,
    ]);
  });

  it.each([
    ['@import "a.css";', drawn('<style>@import "a.css";</style>')],
    ['@im\\port', drawn('<style>@im\\port "a.css";</style>')],
    ['image-set()', drawn('<g style="mask-image: image-set(\'a.png\' 1x)"/>')],
    ['a style sheet of its own', `<?xml-stylesheet href="a.css"?>${drawn('<g/>')}`],
  ])('not by %s', (_, image) => {
    expect(svgProblems(image)).toEqual([
      expect.stringMatching(/from another file .*\. Embed that in the SVG/),
    ]);
  });

  it.each([
    ['a file', '<!DOCTYPE svg SYSTEM "https://example.com/a.dtd">'],
    [
      "a file that calls itself the W3C's",
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://example.com/a.dtd">',
    ],
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]>'],
    ['an entity of a file', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>'],
  ])('not by a DOCTYPE with %s', (_, doctype) => {
    expect(svgProblems(`${doctype}\n${drawn('<g/>')}`)).toEqual([
      'has a DOCTYPE with entities or an external file (line 1). Delete the DOCTYPE, or export plain SVG',
    ]);
  });

  it('whatever the address, and however it is written', () => {
    const spelt = fc.constantFrom(
      'href="ADDRESS"',
      'fill="url(ADDRESS)"',
      'style="fill:url(&apos;ADDRESS&apos;)"',
    );
    const anyAddress = fc
      .tuple(
        fc.constantFrom('https://', 'http://', '//', 'file:///', '/', '../'),
        fc.array(fc.nat(35), { minLength: 1 }),
      )
      .map(([start, letters]) => start + letters.map((letter) => letter.toString(36)).join(''));
    fc.assert(
      fc.property(anyAddress, spelt, (written, how) => {
        const [problem] = svgProblems(drawn(`<use ${how.replace('ADDRESS', () => written)}/>`));
        expect(problem).toContain(`refers to ${written.slice(0, 60)}`);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('an SVG is still', () => {
  it.each([
    ['<circle r="9"><animate attributeName="r" to="1"/></circle>', '<animate>'],
    ['<g><animateTransform/></g>', '<animateTransform>'],
    ['<a><set attributeName="href" to="javascript:play()"/></a>', '<set>'],
    ['<style>@keyframes swim { to { opacity: 0 } }</style>', '@keyframes'],
  ])('not %s', (content, by) => {
    expect(svgProblems(drawn(content))).toEqual([
      `is animated with ${by} (line 2). Export a still image, because the game does the moving`,
    ]);
  });
});

describe('an SVG says what and how large it is', () => {
  it('by its xmlns', () => {
    expect(svgProblems(drawn('<g/>').replace(/ xmlns="[^"]+"/, ''))).toEqual([
      'has no xmlns="http://www.w3.org/2000/svg" on its <svg> (line 1). Add it, because browsers show nothing without it',
    ]);
  });

  it.each(['', 'width="256"', 'height="256"', 'width="100%" height="100%"', 'width="" height="9"'])(
    'not by %j',
    (size) => {
      expect(svgProblems(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`)).toEqual([
        'has no size (line 1). Give its <svg> a width and height, or a viewBox',
      ]);
    },
  );

  it.each(['width="256" height="256"', 'width="9mm" height="9mm"', 'viewBox="0 0 9 9"'])('by %j', (size) => {
    expect(svgProblems(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`)).toEqual([]);
  });
});

it('names one place for each kind of problem, and all kinds', () => {
  const image = drawn('<g onclick="a()"/>\n<g onclick="b()"/>\n<image href="a.png"/>\n<image href="b.png"/>');
  expect(svgProblems(image)).toEqual([
    'runs a program in onclick (line 2). Delete that attribute, because images must not run programs',
    'refers to a.png (line 4). Embed that in the SVG, or delete it',
  ]);
});

it('is cut off wherever it ends early', () => {
  const whole = svg().trim();
  for (let length = 0; length < whole.length; length++) {
    expect(() => svgProblems(whole.slice(0, length))).toThrow(/^line \d+: /);
  }
  expect(svgProblems(whole)).toEqual([]);
});

describe('an SVG is drawn in a while', () => {
  /** Groups of ten copies each of the group before. */
  const nested = (groups: number, copy: (id: string) => string) =>
    Array.from(
      { length: groups },
      (_, index) => `<g id="g${index}">${copy(`g${index - 1}`).repeat(10)}</g>`,
    ).join('');
  const tooMany =
    'draws more than 50000 elements, because copies contain copies. To fix that, export it as PNG or WebP';

  it.each<[string, (id: string) => string]>([
    ['copies', (id) => `<use href="#${id}"/>`],
    ['copies of old', (id) => `<use xlink:href="#${id}" xmlns:xlink="http://www.w3.org/1999/xlink"/>`],
    ['patterns', (id) => `<path fill="url(#${id})"/>`],
    ['masks in a style', (id) => `<path style="mask: url('#${id}')"/>`],
  ])('not where %s of copies are more than any browser can draw', (_, copy) => {
    expect(svgProblems(drawn(nested(5, copy)))).toEqual([tooMany]);
    expect(svgProblems(drawn(nested(3, copy)))).toEqual([]);
  });

  it('nor where it copies itself', () => {
    expect(svgProblems(drawn('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toEqual([
      tooMany,
    ]);
  });

  it('also with a reference to what is not there', () => {
    expect(svgProblems(drawn('<use href="#a"/>'))).toEqual([]);
  });
});
