import { expect, test } from 'vitest';
import { lint } from './lint';

/** What stands in a file, with what it is an example of. */
type Case = readonly [title: string, code: string];

const inside = (jsx: string): string => `export const A = ({ a, children, actions }) => ${jsx};`;

const forbidden: readonly Case[] = [
  ['a text beside an element', inside('<p><b />{a}</p>')],
  ['a text beside a conditional element', inside('<p>{a}{a && <b />}</p>')],
  ['a fixed text beside a conditional element', inside('<p>{a && <b />} then</p>')],
  ['a fixed text beside a component', inside('<p>Until <Time /></p>')],
  ['a space beside a component', inside("<p><b>{a}</b>{' '}<Time /></p>")],
  ['pieces of one text', inside('<p>-{1 + a}</p>')],
  ['a member beside an element', inside('<p><b />{a.title}</p>')],
  ['a member of a varying name beside an element', inside('<p><b />{a[actions]}</p>')],
  ['a call beside an element', inside('<p><b />{a.of(1)}</p>')],
  ['a template beside an element', inside('<p><b />{`${a}.`}</p>')],
  ['an element or a text, beside an element', inside("<p><b />{a ? <i /> : 'none'}</p>")],
  ['a text where there is one, beside an element', inside('<p><b />{a && a.title}</p>')],
  ['a text in place of a missing one, beside an element', inside("<p><b />{a ?? 'none'}</p>")],
  ['a constant of the file beside an element', `const one = 'One';\n${inside('<p><b />{one}</p>')}`],
  ['what a function of the file returns', `const one = () => 'One';\n${inside('<p><b />{one()}</p>')}`],
  ['a list of texts alone', inside('<p>{a.map((one) => one.title)}</p>')],
  ['a list of texts from a block', inside('<p>{a.map((one) => { return `${one}`; })}</p>')],
  ['a text alone in a fragment', inside('<>{a}</>')],
  ['a fixed text in a fragment', inside('<p><>Hello</></p>')],
  ['a text in a fragment with a key', inside('<Fragment key={a}>{a.title}</Fragment>')],
  ['a text beside others in a component', inside('<Button><b />{a}</Button>')],
  ['a component that is a text', inside('a.title')],
  ['a component that is an element or a text', inside("a ? <b /> : 'none'")],
  [
    'a component that returns a text at times',
    'export function A({ a }) { if (a) return `${a}`; return <b />; }',
  ],
];

const allowed: readonly Case[] = [
  ['a text alone', inside('<p>{a}</p>')],
  ['an element or a text, alone', inside("<p>{a ? <b /> : 'none'}</p>")],
  ['a text alone in a component', inside('<Button>{a}</Button>')],
  ['a fixed text among fixed elements', inside("<p>Read the <Link to={a}>terms</Link>{' '}<b>{a}</b>.</p>")],
  ['conditional elements', inside('<p><b />{a && <b />}{a ? <b /> : <i />}{!a}{a === 1}{null}</p>')],
  ['lists of elements', inside('<p><b />{a.map((one) => <b key={one} />)}{Array.from(a, () => <b />)}</p>')],
  [
    'a list of elements from a block',
    inside('<p><b />{a.map((one) => { if (!one) return null; return <b />; })}</p>'),
  ],
  ['a comment beside a text', inside('<p>\n{/* Why. */}\n{a}\n</p>')],
  [
    'children and other slots beside an element',
    inside('<p><b />{children}{actions}{children(1)}{a.actions}</p>'),
  ],
  ['an element of the file', `const one = <b />;\n${inside('<p><b />{one}</p>')}`],
  ['elements of a function of the file', `const one = () => <b />;\n${inside('<p><b />{one()}</p>')}`],
  ['what is shown elsewhere', inside('<p><b />{createPortal(<b />, a)}</p>')],
  ['a function that makes an element', inside('<Tip>{(one) => <b {...one} />}</Tip>')],
  ['components of elements', inside('a ? a.map((one) => <b key={one} />) : children')],
  ['functions that return a text', "export const nameOf = () => 'One';"],
];

const path = (list: 'forbidden' | 'allowed', n: number): string => `src/${list}-${n}.tsx`;

const complaints = lint({
  ...Object.fromEntries(forbidden.map(([, code], n) => [path('forbidden', n), `${code}\n`])),
  ...Object.fromEntries(allowed.map(([, code], n) => [path('allowed', n), `${code}\n`])),
}).filter(({ rule }) => rule === 'project(text-in-own-element)');

const complaintsAbout = (file: string) => complaints.filter((complaint) => complaint.file === file);

test.each(forbidden.map(([title], n) => ({ title, n })))('lint forbids $title', ({ n }) => {
  expect(complaintsAbout(path('forbidden', n))).not.toEqual([]);
});

test.each(allowed.map(([title], n) => ({ title, n })))('lint allows $title', ({ n }) => {
  expect(complaintsAbout(path('allowed', n))).toEqual([]);
});
