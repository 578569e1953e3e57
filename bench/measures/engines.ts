import { startEngine } from '../../testing/engines/start-engine';
import { engineKinds, startScreen } from '../../testing/engines/engines.mjs';

/** How smoothly a spin runs in one engine. */
export interface EngineFrames {
  readonly engine: string;
  /** What draws the reels there. */
  readonly renderer: string;
  readonly framesASecond: number;
}

/** Plays a round, and counts the frames that the browser gives the page meanwhile. Runs in the page. */
async function watchSpin(): Promise<Omit<EngineFrames, 'engine'>> {
  const stage = document.querySelector<HTMLElement>('[data-testid=slot-stage]');
  const button = document.querySelector<HTMLElement>('.spin-button');
  if (!stage || !button) throw new Error('There is no stage.');
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const isSpinning = (): boolean => stage.dataset['phase'] === 'spinning';
  button.click();
  while (!isSpinning()) await frame();
  const start = performance.now();
  let frames = 0;
  for (; isSpinning(); frames++) await frame();
  const seconds = (performance.now() - start) / 1000;
  return { renderer: stage.dataset['renderer'] ?? '', framesASecond: frames / seconds };
}

/**
 * How smoothly a spin runs in each engine that is on this machine, after one that does not count.
 *
 * @param address of the product
 */
export async function framesInEngines(address: string, size: { width: number; height: number }) {
  const screen = await startScreen();
  if (screen.name) process.env['DISPLAY'] = screen.name;
  const measured: EngineFrames[] = [];
  try {
    for (const { title, find } of engineKinds) {
      const found = await find();
      if (!found) continue;
      const engine = await startEngine(found);
      const tab = await engine.newTab();
      await tab.resize(size.width, size.height);
      await tab.open(new URL('slots', address).href);
      await tab.evaluate(async () => {
        const isReady = (): boolean =>
          document.querySelector('[data-phase]') !== null && document.querySelector('.coin-flight') !== null;
        while (!isReady()) await new Promise((resolve) => requestAnimationFrame(resolve));
      }, null);
      await tab.evaluate(watchSpin, null);
      measured.push({ engine: title, ...(await tab.evaluate(watchSpin, null)) });
      await engine.close();
    }
  } finally {
    screen.end();
  }
  return measured;
}
