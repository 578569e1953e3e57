import { afterAll, expect, vi } from 'vitest';

// The setup of test files that share a process. Each begins with an empty page and modules of its own there, and what
// it stubs is taken back; it has to leave all other globals as they were.

const isPage = typeof document !== 'undefined';

if (isPage) {
  vi.resetModules();
  document.documentElement.innerHTML = '<head></head><body></body>';
  for (const { name } of document.documentElement.attributes) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
}

/** Vitest changes its own with each file, Zod and GSAP say they are loaded, and happy-dom makes `CSS` at each look. */
const MAY_CHANGE = /^__(vitest|zod)|^gsapVersions$|^CSS$/;
const globals = (): Map<string, unknown> =>
  new Map(
    Object.getOwnPropertyNames(globalThis)
      .filter((name) => !MAY_CHANGE.test(name))
      .map((name) => [name, Reflect.get(globalThis, name)]),
  );

const before = globals();
const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  const now = globals();
  const names = new Set([...before.keys(), ...now.keys()]);
  const changed = [...names].filter((name) => !Object.is(before.get(name), now.get(name)));
  expect(changed, 'globals that the file has changed and not put back').toEqual([]);
  expect({ ...process.env }).toEqual(environment);
});
