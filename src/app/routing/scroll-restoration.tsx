import { Component } from 'react';
import { readScrollPositions, saveScrollPositions } from '../../store/session-storage';

interface ScrollRestorationProps {
  /** The key of the shown page's entry in the tab's history. */
  readonly locationKey: string;
  /** The id of the element that the address names, or an empty string. */
  readonly elementId: string;
}

/**
 * Scrolls a new page to its top or to the element in its address; back, forward and reload return to the old position.
 * The browser restores before the page's code has loaded. A class, because it needs `getSnapshotBeforeUpdate`.
 */
export class ScrollRestoration extends Component<ScrollRestorationProps> {
  readonly #positions = readScrollPositions();

  override componentDidMount(): void {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', this.#save);
    this.#restore();
  }

  override getSnapshotBeforeUpdate(before: ScrollRestorationProps): null {
    if (before.locationKey !== this.props.locationKey)
      this.#positions.set(before.locationKey, window.scrollY);
    return null;
  }

  override componentDidUpdate(before: ScrollRestorationProps): void {
    if (before.locationKey !== this.props.locationKey) this.#restore();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pagehide', this.#save);
  }

  override render() {
    return null;
  }

  #restore(): void {
    const saved = this.#positions.get(this.props.locationKey);
    const element = document.getElementById(this.props.elementId);
    if (saved === undefined && element) element.scrollIntoView();
    else window.scrollTo(0, saved ?? 0);
  }

  readonly #save = (): void => {
    this.#positions.set(this.props.locationKey, window.scrollY);
    saveScrollPositions(this.#positions);
  };
}
