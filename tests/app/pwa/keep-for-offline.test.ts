// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { keepForOffline } from '../../../src/app/pwa/keep-for-offline';
import * as keptFiles from '../../../src/app/pwa/kept-files';
import { language } from '../../../src/languages/language';
import type { GameStore } from '../../../src/store/game-store';
import { eventually } from '../../until';

const register = vi.fn();
const postMessage = vi.fn();
const said: (readonly string[])[] = [];
let subscribe: MockInstance<typeof language.subscribe>;

beforeEach(() => {
  subscribe = vi.spyOn(language, 'subscribe');
  vi.spyOn(keptFiles, 'saveWantedParts').mockImplementation((parts) => {
    said.push(parts);
    return Promise.resolve();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { value } of subscribe.mock.results) (value as () => void)();
  language.setState(language.getInitialState(), true);
  for (const mock of [register, postMessage]) mock.mockReset();
  said.splice(0);
});

interface Visit {
  readonly connection?: object;
  readonly hasPlayed?: boolean;
  readonly isInstalled?: boolean;
  /** Whether something is kept already. */
  readonly isKept?: boolean;
}

async function visit({ connection, hasPlayed = false, isInstalled = false, isKept = false }: Visit) {
  const registration = Object.assign(new EventTarget(), {
    ...{ active: { postMessage }, waiting: null },
    update: () => Promise.resolve(),
  });
  const serviceWorker = {
    register: register.mockResolvedValue(registration),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(isKept ? registration : undefined),
  };
  vi.stubGlobal('navigator', { connection, serviceWorker });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isInstalled && query === '(display-mode: standalone)',
  }));
  const state = createStore(() => ({ skin: null as string | null, sound: false, machines: {} }));
  await keepForOffline({ state } as unknown as GameStore, hasPlayed);
  return state;
}

const saving = { saveData: true };

test.each<[string, Visit]>([
  ['who asks to save data', { connection: saving }],
  ['on a very slow network', { connection: { effectiveType: '2g' } }],
  ['on the slowest', { connection: { effectiveType: 'slow-2g' } }],
])('nothing is kept for a visitor %s', async (_, first) => {
  await visit(first);
  expect([register.mock.calls, said]).toEqual([[], []]);
});

const GAMES = ['games', 'language-en'];
const ALL = [...GAMES, 'rest', 'sounds'];
test.each<[string, string[], Visit]>([
  ['the games on a first visit', GAMES, {}],
  [
    'the games on a first visit by a fast network',
    GAMES,
    { connection: { saveData: false, effectiveType: '4g' } },
  ],
  ['everything once the player comes back after a round', ALL, { hasPlayed: true }],
  ['everything once it is installed', ALL, { isInstalled: true }],
  ['the games for a player who saves data and comes back', GAMES, { connection: saving, hasPlayed: true }],
  ['the games for one who has installed it', GAMES, { connection: saving, isInstalled: true }],
  ['what was kept, by whatever network', GAMES, { connection: saving, isKept: true }],
])('keeps %s', async (_, parts, first) => {
  await visit(first);
  expect(register).toHaveBeenCalledOnce();
  expect(said[0]).toEqual(parts);
});

test('keeps the language, the look and the sounds that are chosen later, and says nothing of other changes', async () => {
  const state = await visit({});
  await eventually(() => expect(postMessage).toHaveBeenCalledOnce());
  said.splice(0);
  language.setState({ code: 'es', changes: 1 });
  state.setState({ skin: 'paper' });
  state.setState({ sound: true });
  state.setState({ machines: {} });
  await eventually(() => expect(postMessage).toHaveBeenCalledTimes(4));
  expect(said.at(-1)).toEqual(['games', 'language-es', 'skin-paper', 'sounds']);
  expect(postMessage.mock.lastCall).toEqual([{ type: 'KEEP' }]);
});
