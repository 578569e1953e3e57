// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { watchVersions } from '../../../src/app/pwa/new-version';
import { closeToast, toasts } from '../../../src/ui/toast/toasts';
import type { GameStore } from '../../../src/store/game-store';

/** A worker as the page sees it. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());
}

let registration: FakeRegistration;
const reload = vi.fn();

beforeEach(() => {
  registration = new FakeRegistration();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  reload.mockReset();
  for (const { id } of toasts.getState()) closeToast(id);
});

/** A game in this phase, as far as it is looked at. */
function gameIn(phase: 'idle' | 'spinning') {
  const machinesIn = (playback: { phase: string }) => ({ machines: { 'lucky-fishing': { playback } } });
  const state = createStore(() => machinesIn({ phase }));
  const game = { state } as unknown as Pick<GameStore, 'state'>;
  return {
    game,
    turn: (next: 'spinning' | 'settled') => state.setState(machinesIn({ phase: next })),
  };
}

const offer = () => toasts.getState().find(({ open, kind }) => open && kind === 'new version');

const watch = (game: Pick<GameStore, 'state'>): void =>
  watchVersions(registration as unknown as ServiceWorkerRegistration, game);

/** A new version comes, while the one before is at work. */
function newVersionComes(active: FakeWorker | null = new FakeWorker()): FakeWorker {
  const worker = new FakeWorker();
  registration.active = active;
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing = null;
  registration.waiting = worker;
  worker.become('installed');
  return worker;
}

it('offers a new version when it waits, also one that waited already, but no first version', () => {
  const { game } = gameIn('idle');
  watch(game);
  const first = newVersionComes(null);
  expect(offer()).toBeUndefined();
  newVersionComes(first);
  expect(offer()).toMatchObject({ title: 'A new version is ready', actions: [{ name: 'Reload' }] });

  for (const { id } of toasts.getState()) closeToast(id);
  watch(game);
  expect(offer()).toBeDefined();
});

it('lets it take over only when the player asks for it, reloads when it has, and waits for rounds', () => {
  const { game, turn } = gameIn('spinning');
  watch(game);
  const worker = newVersionComes();
  expect(offer()).toBeUndefined();
  turn('settled');
  expect(offer()).toBeDefined();
  expect(worker.postMessage).not.toHaveBeenCalled();

  turn('spinning');
  offer()?.actions?.[0]?.act();
  expect(worker.postMessage).not.toHaveBeenCalled();
  turn('settled');
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });

  worker.become('activating');
  turn('spinning');
  worker.become('activated');
  expect(reload).not.toHaveBeenCalled();
  turn('settled');
  expect(reload).toHaveBeenCalledOnce();
});

it('asks for a new version when the player comes back to the tab, and minds no failure', () => {
  registration.update.mockRejectedValue(new TypeError('no network'));
  watch(gameIn('idle').game);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
});
