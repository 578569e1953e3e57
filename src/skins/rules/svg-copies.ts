/** What counts as drawn of one element of an SVG: the elements in it, and those that it refers to. */
interface DrawnElement {
  readonly id: string | undefined;
  readonly children: DrawnElement[];
  /** The ids of elements of which it draws a copy, or paints with. */
  readonly references: readonly string[];
}

/**
 * Counts how many elements are drawn in an SVG, each time that one is referred to: a small file can refer to a group that
 * refers to a group, and so on, until no browser comes to its end.
 */
export class CopyCounter {
  readonly #byId = new Map<string, DrawnElement>();
  readonly #open: DrawnElement[] = [];
  #root: DrawnElement | undefined;

  /** Begins an element. @param references the ids in its attributes */
  open(id: string | undefined, references: readonly string[]): void {
    const element: DrawnElement = { id, children: [], references };
    this.#root ??= element;
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
    // Of two with one id the first counts.
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
  }

  /** Ends the element that was begun last. */
  close(): void {
    this.#open.pop();
  }

  /** How many elements are drawn in all; infinity where elements refer to each other in a circle. */
  count(): number {
    const counts = new Map<DrawnElement, number>();
    const countOf = (element: DrawnElement): number => {
      const known = counts.get(element);
      if (known !== undefined) return known;
      // Whoever comes back here while it is being counted has gone in a circle.
      counts.set(element, Infinity);
      const targets = element.references.flatMap((id) => this.#byId.get(id) ?? []);
      const count = [...element.children, ...targets].reduce((sum, one) => sum + countOf(one), 1);
      counts.set(element, count);
      return count;
    };
    return this.#root ? countOf(this.#root) : 0;
  }
}
