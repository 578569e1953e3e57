/** Keys by the names that the DOM gives them. */
export type Key = ' ' | 'Enter' | 'Escape' | '?';

/** A tab of a browser, whatever drives it. */
export interface Tab {
  /** Opens an address, and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. The function cannot use variables of its file. */
  evaluate<Arg, Result>(work: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  /** Clicks the middle of the first element that the selector finds. */
  click(selector: string): Promise<void>;
  /** Presses and releases a key, for whatever has the focus. */
  press(key: Key): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Resizes the page's viewport (CSS pixels). */
  resize(width: number, height: number): Promise<void>;
}

/** A browser that has been started. Its tabs share what they store. */
export interface Engine {
  newTab(): Promise<Tab>;
  closeTabs(): Promise<void>;
  close(): Promise<void>;
}
