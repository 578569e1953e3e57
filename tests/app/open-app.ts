import type { Round } from '../../src/engine/round';
import 'fake-indexeddb/auto';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { drawsFor, stubDraws } from '../../testing/game/chance';
import { createApp } from '../../src/app/app';
import { applyMotionPreference } from '../../src/app/apply-preferences';
import { stageEvents } from '../../src/pages/slot/stage-emitter';
import { showMessagesOnDemand } from '../../src/app/notifications/lazy-messages';
import { bindBrowserEvents, createBrowserGameStore } from '../../src/store/browser-game-store';
import type { GameStore } from '../../src/store/game-store';
import { createHistory, type HistoryRound } from '../../src/store/rounds/history';
import { announcements } from '../../src/ui/announcements';
import { activeSkin, studioSkin, visitLook } from '../../src/ui/skin/active-skin';
import { toasts as toastStore } from '../../src/ui/toast/toasts';
import { FakeLocks } from '../store/fake-locks';
import { savedDocument } from '../store/saved-text';

// The whole product in happy-dom: its pages, messages and store, all but the HTML file and what really draws. Each test
// that imports this file begins with an empty browser, and its visit, clock, time zone and chance end with it.

const getRandomValues = crypto.getRandomValues.bind(crypto);
beforeEach(() => clearStorage());
afterEach(() => {
  closeApp();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  crypto.getRandomValues = getRandomValues;
});

// Time enough for a busy machine: only what hangs is ended. And an error names what was not there, without the whole page.
configure({
  asyncUtilTimeout: 60_000,
  // Without style sheets next to nothing is hidden, and looking for it takes most of the time.
  defaultHidden: true,
  getElementError: (message) => new Error(message?.split('\n')[0] ?? 'Not found.'),
});

/** Takes away what the visit has begun to listen to. */
const cleanups: (() => void)[] = [];

function keepListeners(target: EventTarget): void {
  const listen = target.addEventListener.bind(target);
  const spy = vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    listen(type, listener, options);
    cleanups.push(() => target.removeEventListener(type, listener, options));
  });
  cleanups.push(() => spy.mockRestore());
}

/** Leaves the product, as one closes its tab. What it has stored remains. */
function closeApp(): void {
  cleanup();
  cleanups.splice(0).forEach((cleanUp) => cleanUp());
  toastStore.setState([], true);
  announcements.setState(announcements.getInitialState(), true);
  activeSkin.setState(activeSkin.getInitialState(), true);
  visitLook.setState(visitLook.getInitialState(), true);
  studioSkin.setState(studioSkin.getInitialState(), true);
}

/** Empties the browser's storage. */
function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
}

/** The saved text. */
export const savedText = (): string => localStorage.getItem('lucky-fishing') ?? '';

interface Seed {
  /** Saved values, where a new player has others. */
  readonly saved?: object;
  readonly rounds?: readonly HistoryRound[];
}

/**
 * Opens a page of the product, or opens it again, from nothing but what is stored.
 *
 * @param seed what is stored first
 */
export async function openApp(path: string, seed: Seed = {}): Promise<GameStore> {
  closeApp();
  window.history.replaceState(null, '', path);
  if (seed.saved)
    localStorage.setItem('lucky-fishing', JSON.stringify({ ...savedDocument(), ...seed.saved }));
  if (seed.rounds) await createHistory().add(0, seed.rounds);
  keepListeners(window);
  keepListeners(document);
  // Browsers report nothing where an animation is cancelled that nobody waits for.
  const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate'];
  if (!vi.isMockFunction(animate))
    vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...how) {
      const animation = animate.apply(this, how);
      animation.finished.catch(() => undefined);
      return animation;
    });
  // Nothing is laid out: all is in view at once.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: IntersectionObserverCallback;
      constructor(seen: IntersectionObserverCallback) {
        this.#seen = seen;
      }
      readonly disconnect = (): void => undefined;
      observe(target: Element): void {
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
        this.#seen([entry], this as unknown as IntersectionObserver);
      }
    },
  );
  // There is no server.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('XMLHttpRequest', undefined);
  // Each visit has them to itself: those of a page that is closed are free.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks().forTab({}) });
  const game = createBrowserGameStore();
  showMessagesOnDemand(game);
  cleanups.push(() => stageEvents.all.clear());
  cleanups.push(bindBrowserEvents(game));
  applyMotionPreference(game);
  const { app, onShown } = await createApp(game);
  render(app);
  onShown();
  await screen.findAllByRole('heading', { level: 1 });
  // Everything is loaded at the first touch.
  act(() => void window.dispatchEvent(new Event('pointermove')));
  return game;
}

/** The text of an element as a reader gets it, in one line. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const balance = (): string => textOf(screen.getByTestId('coin-balance'));
export const notice = (): string => textOf(screen.queryByTestId('notice'));
export const toasts = (): string => screen.queryAllByTestId('toast').map(textOf).join(' ');
/** What the stage says of itself, without `data-`. */
export const stage = (): DOMStringMap => screen.getByTestId('slot-stage').dataset;

/** The texts of the cells of a table, row by row. */
export const rowsOf = (name: string): string[][] =>
  [...screen.getByRole('table', { name }).querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(textOf),
  );

/** Presses the button of this name. */
export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
/** Presses Space on the stage. */
export const pressSpace = (): boolean => fireEvent.keyDown(screen.getByTestId('slot-stage'), { key: ' ' });

/** Opens the page of a game, drawn by page elements, and waits for its stage. All chance is noise, but for `startSpin`. */
export async function openMachine(path = '/slots', saved: object = {}): Promise<GameStore> {
  stubDraws([]);
  const game = await openApp(path, { saved: { renderer: 'dom', ...saved } });
  await waitFor(() => expect(stage()['phase']).toMatch(/./));
  await waitFor(() => expect(stage()['loading']).toBeUndefined());
  return game;
}

/** Begins this round. */
export async function startSpin(round: Round): Promise<void> {
  window.nextDraws = drawsFor(round);
  press('SPIN!');
  await waitFor(() => expect(stage()['phase']).toBe('spinning'));
}

/** Plays this round; its reels stop at once. */
export async function playRound(game: GameStore, round: Round): Promise<void> {
  await startSpin(round);
  act(() => game.settleNow('hidden'));
  await waitFor(() => expect(stage()['phase']).toBe('settled'));
}

/** What was announced last in this voice. */
export const announced = (voice: 'polite' | 'assertive'): string =>
  textOf(document.querySelector(`[aria-live=${voice}]`));

/** Types a text in place of what is in a field. */
export const fill = (field: Element, value: string): void =>
  void fireEvent.change(field, { target: { value } });

/** From here on the browser stores nothing more, as where its quota is used up. */
export function refuseStorage(): void {
  const setItem = localStorage.setItem.bind(localStorage);
  const replace = (value: Storage['setItem']): void =>
    void Object.defineProperty(localStorage, 'setItem', { configurable: true, value });
  replace(() => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  });
  cleanups.push(() => replace(setItem));
}

/** Catches what the page hands to the player as a file. */
export function catchDownloads(): { readonly name: string; readonly file: Blob }[] {
  const files: { name: string; file: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:test/${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = blobs.get(this.href);
    if (file) files.push({ name: this.download, file });
  });
  return files;
}
