import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key as WebDriverKey, type WebDriver } from 'selenium-webdriver';
import { TIMEOUTS } from '../timeouts';
import { answerFrom, freePort } from '../servers';
import type { Engine, Key, Tab } from './engine';

/** Where Debian's webkit2gtk-driver puts things. */
interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
}

const keys: Readonly<Record<Key, string>> = {
  ' ': WebDriverKey.SPACE,
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  '?': '?',
};

interface Running {
  readonly service: ChildProcess;
  readonly session: WebDriver;
}

const environment = {
  ...process.env,
  // Root may start no sandbox. The driver and its browser open nothing but the pages of the tests.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  // Version 2.50 corrupts its heap now and then when several threads paint a page with a canvas.
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  WEBKIT_SKIA_CPU_PAINTING_THREADS: '0',
};

/** WebKitGTK's small browser, driven by WebDriver. It wants a screen. */
export function webKitGtkEngine({ driver, browser }: WebKitPaths): Engine {
  const start = async (): Promise<Running> => {
    const port = await freePort();
    const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: environment,
      detached: true, // A process group of its own, which ends as one.
    });
    const address = `http://127.0.0.1:${port}`;
    // A session that is asked for too early rejects in places nobody sees.
    await answerFrom(`${address}/status`, service);
    const session = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        }),
      )
      .build();
    await session.manage().setTimeouts({ script: TIMEOUTS.action, pageLoad: TIMEOUTS.action });
    return { service, session };
  };
  let running: Running | null = null;
  // Driver and browser start afresh for each test: the driver does not always survive the end of a session, and never
  // answers when it is asked to end that of a browser which has crashed.
  const closeTabs = async (): Promise<void> => {
    const service = running?.service;
    running = null;
    if (!service?.pid || service.exitCode !== null || service.signalCode !== null) return;
    const ended = once(service, 'exit');
    process.kill(-service.pid, 'SIGKILL');
    await ended;
  };
  return {
    async newTab() {
      // A tab of the same window would hide the one before.
      if (running) await running.session.switchTo().newWindow('window');
      else running = await start();
      return tabOf(running.session, await running.session.getWindowHandle());
    },
    closeTabs,
    close: closeTabs,
  };
}

function tabOf(session: WebDriver, handle: string): Tab {
  /** WebDriver has one window at a time. */
  const here = async (): Promise<WebDriver> => {
    await session.switchTo().window(handle);
    return session;
  };
  return {
    open: async (address) => (await here()).get(address),
    async evaluate(work, arg) {
      type Answer = { readonly value: unknown } | { readonly error: string };
      const answer: Answer = await (
        await here()
      ).executeAsyncScript(
        `const done = arguments[1];
        new Promise((resolve) => resolve((${work.toString()})(arguments[0])))
          .then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`,
        arg,
      );
      if ('error' in answer) throw new Error(answer.error);
      return answer.value as never;
    },
    click: async (selector) => (await here()).findElement(By.css(selector)).click(),
    press: async (key) => (await here()).actions().sendKeys(keys[key]).perform(),
    screenshot: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
    async resize(width, height) {
      const window = (await here()).manage().window();
      const inner = (): Promise<[number, number]> =>
        session.executeScript('return [innerWidth, innerHeight]');
      const isRight = async (): Promise<boolean> => {
        const [innerWidth, innerHeight] = await inner();
        if (innerWidth === width && innerHeight === height) return true;
        const rect = await window.getRect();
        await window.setRect({
          ...rect,
          width: rect.width + width - innerWidth,
          height: rect.height + height - innerHeight,
        });
        return false;
      };
      // A window follows when it gets to it.
      await session.wait(isRight, TIMEOUTS.action, `The window didn't become ${width} × ${height}.`, 200);
    },
  };
}
