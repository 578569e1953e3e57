import type { Browser, Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Round } from '../src/engine/round';
import { roundMs } from '../src/stage/round-schedule';
import { games, luckyRounds, oceanRounds } from '../testing/game/games';
import { openFrozen, seedSave, startSpin, stageReady } from '../testing/game/slots';
import { advanceTime, freezeAnimations, freezeTime, jumpTime } from '../testing/time';

/** A round of each size of win, the smallest first. */
const wins: Readonly<Record<string, Readonly<Record<string, Round>>>> = {
  'lucky-fishing': {
    small: luckyRounds.fish,
    big: luckyRounds.shark,
    huge: luckyRounds.whale,
    giant: luckyRounds.treasure,
  },
  'ocean-treasures': {
    small: oceanRounds.win,
    good: oceanRounds.manyLines,
    big: oceanRounds.lineAndPearl,
    huge: oceanRounds.deepest,
    giant: oceanRounds.lifetime,
  },
};

const looks = [null, 'paper', 'pixel'];

/** The windows, and how wide a frame of one is on a sheet (pixels). */
const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, frame: 420, across: 5 },
  { name: 'phone', viewport: { width: 390, height: 844 }, frame: 210, across: 10 },
];
type Screen = (typeof screens)[number];

const FRAMES = 30;

/** How long wins of each size are watched (ms): a little longer than they last. */
const WIN_MS: Readonly<Record<string, number>> = {
  small: 3_000,
  good: 4_000,
  big: 9_000,
  huge: 12_000,
  giant: 15_000,
};

/** Photographs a page at regular moments, and writes all of them on one sheet, in reading order. */
async function writeSheet(
  page: Page,
  { frame, across }: Screen,
  file: string,
  stepMs: number,
): Promise<void> {
  const pictures: Buffer[] = [];
  while (pictures.length < FRAMES) {
    pictures.push(
      await sharp(await page.screenshot())
        .resize({ width: frame })
        .png()
        .toBuffer(),
    );
    await advanceTime(page, stepMs);
  }
  const { height } = await sharp(pictures[0]).metadata();
  const [down, gap] = [Math.ceil(FRAMES / across), 4];
  await sharp({
    create: {
      width: across * (frame + gap),
      height: down * (height + gap),
      channels: 3,
      background: '#000',
    },
  })
    .composite(
      pictures.map((input, n) => ({
        input,
        left: (n % across) * (frame + gap),
        top: Math.floor(n / across) * (height + gap),
      })),
    )
    .webp({ quality: 80 })
    .toFile(file);
}

/**
 * Writes sheets of thirty moments each into a folder: every size of win of each game, the free spins from their door to the
 * summary, and the demonstration; in three looks, on a desktop and on a phone.
 *
 * @param part only sheets whose names contain it, as in `ocean-treasures-giant-paper-phone`
 * @returns the names of those written
 */
export async function writeSheets(
  browser: Browser,
  baseURL: string,
  folder: string,
  part: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  /** @param show opens what is filmed, up to its first moment, and says how long it takes (ms) */
  const sheet = async (
    name: string,
    look: string | null,
    screen: Screen,
    show: (page: Page) => Promise<number>,
  ): Promise<void> => {
    const whole = [name, look ?? 'own', screen.name].join('-');
    if (!whole.includes(part)) return;
    const page = await browser.newPage({ viewport: screen.viewport, baseURL, serviceWorkers: 'block' });
    if (look) await seedSave(page, { skin: look });
    const ms = await show(page);
    await writeSheet(page, screen, resolve(folder, `${whole}.webp`), ms / FRAMES);
    await page.close();
    written.push(whole);
  };
  for (const { id, definition, long } of games)
    for (const look of looks)
      for (const screen of screens) {
        /** Opens a round, and lets it pass up to a moment of it (ms). */
        const openAt = async (page: Page, round: Round, from: number): Promise<void> => {
          const slots = await openFrozen(page, round, { game: definition, renderer: 'canvas' });
          await page.waitForLoadState('networkidle');
          await freezeAnimations(page);
          await startSpin(slots);
          await page.mouse.move(0, 0);
          if (from > 100) await jumpTime(page, from - 100);
          await advanceTime(page, 100);
        };
        for (const [size, round] of Object.entries(wins[id] ?? {})) {
          await sheet(`${id}-${size}`, look, screen, async (page) => {
            await openAt(page, round, roundMs(definition, round));
            return WIN_MS[size] ?? 0;
          });
        }
        if (definition.feature) {
          const from = definition.spin.durationMs;
          await sheet(`${id}-free-spins`, look, screen, async (page) => {
            await openAt(page, long, from);
            return roundMs(definition, long) + 6_000 - from;
          });
        }
        await sheet(`${id}-demonstration`, look, screen, async (page) => {
          await freezeTime(page);
          await page.goto(definition.path);
          await stageReady(page, definition);
          await freezeAnimations(page);
          return 9_000;
        });
      }
  return written;
}
