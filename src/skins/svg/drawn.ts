import { CSS_REFERENCE } from './css';
import { elementsIn, type SvgElement } from './tree';

/**
 * How many elements an SVG draws, each time that one is referred to; infinity where they refer to each other in a circle. A
 * small file can refer to a group that refers to a group, and so on, until no browser comes to its end.
 */
export function countDrawn(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  for (const element of elementsIn(root)) {
    const id = element.attributes.get('id');
    // Of two with one id the first counts.
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const counts = new Map<SvgElement, number>();
  const count = (element: SvgElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // An element that is asked for while it is being counted refers to itself.
    counts.set(element, Infinity);
    const targets = referencesOf(element).flatMap((id) => byId.get(id) ?? []);
    const inside = element.children.filter((child) => typeof child !== 'string');
    const sum = [...inside, ...targets].reduce((total, one) => total + count(one), 1);
    counts.set(element, sum);
    return sum;
  };
  return count(root);
}

/** The ids that an element refers to: what it copies, or is painted, clipped or masked with. */
const referencesOf = ({ attributes }: SvgElement): string[] =>
  [...attributes].flatMap(([name, value]) => {
    const inStyle = [...value.matchAll(CSS_REFERENCE)].map(([, target = '']) => target);
    return [...(name === 'href' ? [value] : []), ...inStyle].flatMap((target) =>
      target.startsWith('#') ? [target.slice(1)] : [],
    );
  });
