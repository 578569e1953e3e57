import { describe, expect, it } from 'vitest';
import { findChromium, findTestChromium, isHeadlessShell } from '../../scripts/find-chromium.mjs';

const OWN = '/home/me/.cache/ms-playwright/chrome';
const OWN_SHELL = '/home/me/.cache/ms-playwright/headless_shell';

/** A machine on which these programs lie and, unless they are named broken, start. */
const machine = (programs: string[], env: NodeJS.ProcessEnv = {}, broken: string[] = []) => ({
  platform: 'linux',
  env: { PATH: '/usr/local/bin:/usr/bin', ...env },
  playwrightsOwn: () => OWN,
  playwrightsShell: () => (programs.includes(OWN_SHELL) ? OWN_SHELL : undefined),
  isFile: (path: string) => programs.includes(path),
  starts: (path: string) => !broken.includes(path),
});

describe('the Chromium that players have', () => {
  it('is the one in CHROMIUM_PATH before any other', () => {
    const asked = { CHROMIUM_PATH: '/opt/mine/chrome' };
    expect(findChromium(machine(['/opt/mine/chrome', OWN, '/usr/bin/chromium'], asked))).toBe(
      '/opt/mine/chrome',
    );
  });

  it('is never another than the one in CHROMIUM_PATH, which has to be there and to start', () => {
    const asked = { CHROMIUM_PATH: '/opt/mine/chrome' };
    expect(() => findChromium(machine([OWN], asked))).toThrow(
      'CHROMIUM_PATH is "/opt/mine/chrome", and there is no such file.',
    );
    expect(() => findChromium(machine(['/opt/mine/chrome', OWN], asked, ['/opt/mine/chrome']))).toThrow(
      'CHROMIUM_PATH is "/opt/mine/chrome", and that does not start.',
    );
  });

  it("is Playwright's own before the system's", () => {
    expect(findChromium(machine([OWN, '/usr/bin/chromium']))).toBe(OWN);
  });

  it("is the system's where Playwright's own lacks libraries", () => {
    expect(findChromium(machine([OWN, '/usr/bin/chromium'], {}, [OWN]))).toBe('/usr/bin/chromium');
  });

  it('is a Chrome where the Chromium of the system is only a stub', () => {
    const programs = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
    expect(findChromium(machine(programs, {}, ['/usr/bin/chromium-browser']))).toBe('/usr/bin/google-chrome');
  });

  it('is found outside PATH too, in the usual places', () => {
    expect(findChromium(machine(['/opt/google/chrome/chrome']))).toBe('/opt/google/chrome/chrome');
    const chrome = 'C:\\Program Files/Google/Chrome/Application/chrome.exe';
    const windows = machine([chrome], { PROGRAMFILES: 'C:\\Program Files' });
    expect(findChromium({ ...windows, platform: 'win32' })).toBe(chrome);
    const mac = '/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findChromium({ ...machine([mac], { HOME: '/Users/me' }), platform: 'darwin' })).toBe(mac);
  });

  it('is none on a machine that has none', () => {
    expect(findChromium(machine([]))).toBeUndefined();
    expect(findChromium(machine(['/usr/bin/chromium'], {}, ['/usr/bin/chromium']))).toBeUndefined();
  });
});

describe('the Chromium that runs the tests', () => {
  const system = '/usr/bin/chromium-headless-shell';

  it("is one without windows before any other, and Playwright's before the system's", () => {
    expect(findTestChromium(machine([OWN, system, OWN_SHELL]))).toBe(OWN_SHELL);
    expect(findTestChromium(machine([OWN, system, '/usr/bin/chromium']))).toBe(system);
    expect(findTestChromium(machine([OWN, OWN_SHELL], {}, [OWN_SHELL]))).toBe(OWN);
    expect([OWN_SHELL, system, OWN].map(isHeadlessShell)).toEqual([true, true, false]);
  });

  it('is another where there is none without windows, and the other way round', () => {
    expect(findTestChromium(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
    expect(findChromium(machine([system]))).toBe(system);
    expect(findChromium(machine([OWN_SHELL, OWN]))).toBe(OWN);
  });

  it('is the one in CHROMIUM_PATH before any other', () => {
    expect(findTestChromium(machine([OWN, OWN_SHELL], { CHROMIUM_PATH: OWN }))).toBe(OWN);
  });
});
