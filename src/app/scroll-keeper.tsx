import { Component } from 'react';
import { readScrollPlaces, saveScrollPlaces } from '../store/scroll-places';

interface ScrollKeeperProps {
  /** Names the page that is shown: an entry of the tab's history. */
  readonly place: string;
  /** The part of it that the address names, if any: the id of an element. */
  readonly part: string;
}

/**
 * Opens a new page at its top, or at the part of it that the address names, and one that was here before where it was
 * left, be it before a reload. The browser can't: it looks for the place before the page is there.
 *
 * A class, since only that is asked before the page changes. It stands beside the page and comes in along with it.
 */
export class ScrollKeeper extends Component<ScrollKeeperProps> {
  readonly #left = readScrollPlaces();

  override componentDidMount(): void {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', this.#save);
    this.#arrive();
  }

  override getSnapshotBeforeUpdate(before: ScrollKeeperProps): null {
    if (before.place !== this.props.place) this.#left.set(before.place, window.scrollY);
    return null;
  }

  override componentDidUpdate(before: ScrollKeeperProps): void {
    if (before.place !== this.props.place) this.#arrive();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pagehide', this.#save);
  }

  override render() {
    return null;
  }

  #arrive(): void {
    const left = this.#left.get(this.props.place);
    const named = document.getElementById(this.props.part);
    if (left === undefined && named) named.scrollIntoView();
    else window.scrollTo(0, left ?? 0);
  }

  readonly #save = (): void => {
    this.#left.set(this.props.place, window.scrollY);
    saveScrollPlaces(this.#left);
  };
}
