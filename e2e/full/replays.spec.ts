import type { Locator } from '@playwright/test';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { roundSchedule, resultSchedule } from '../../src/stage/round-schedule';
import { gameUnderTest, oceanRounds } from '../../testing/game/games';
import { endRound } from '../../testing/game/slots';
import { expect, film, openFrozenSlots, pressSpin, restMs, test, type Moment } from '../support/film';
import { replay } from '../support/round-link';

// A replay looks the same as the round in play, frame by frame. Each game and each renderer has a part in it.

const filmOf = async (stage: Locator, moments: readonly Moment[], style?: string): Promise<string[]> =>
  (await film(stage, moments, style)).map((frame) => frame.toString('base64'));

/**
 * Expects that two films show the same.
 *
 * @param pictures more than so many of it differ from each other
 */
function expectSameFilm(shown: readonly string[], played: readonly string[], pictures: number): void {
  expect(new Set(played).size).toBeGreaterThan(pictures);
  const different = shown.flatMap((frame, n) => (frame === played[n] ? [] : [n + 1]));
  expect(different, 'pictures that are not those of the round in play').toEqual([]);
}

/** Between two pictures of a spin (ms): ten frames. */
const STEP_MS = 160;
/** When the show is pictured (ms after the reels rest): the files of what moves in it come in real time before that. */
const SHOW_MS = [300, 600, 1_000, 1_600];
/** The first picture (ms): a replay begins as soon as its page opens, and a page fades in. */
const FIRST_MS = 240;

/** The stage without what lies over it: messages, the demonstration to new players, coins on their way, a button of the frame. */
const STAGE_ALONE =
  ':is([data-testid=toast], .machine-session, .demonstration, .coin-flight, .watch-again) { visibility: hidden !important }';

for (const { game, renderer } of [
  { game: gameUnderTest('lucky-fishing'), renderer: 'webgl' },
  { game: gameUnderTest('lucky-fishing'), renderer: 'dom' },
  { game: gameUnderTest('ocean-treasures'), renderer: 'canvas' },
] as const)
  test(`a replay of ${game.title} shows what the player saw, pixel by pixel: ${renderer}`, async ({
    page,
  }) => {
    const { definition, win } = game;
    const rest = restMs(definition);
    const moments = [
      ...Array.from({ length: Math.ceil((rest - FIRST_MS) / STEP_MS) }, (_, n) => FIRST_MS + n * STEP_MS),
      { pass: rest, settled: true },
      ...SHOW_MS.map((ms) => rest + ms),
    ];
    const slots = await openFrozenSlots(page, renderer, win, definition);
    await pressSpin(page, slots);
    const played = await filmOf(slots.stage, moments, STAGE_ALONE);
    await replay(page, slots, win);
    expectSameFilm(await filmOf(slots.stage, moments, STAGE_ALONE), played, 10);
  });

/** It goes deeper, and collects pearls there. */
const { deeper: round } = oceanRounds;
const schedule = roundSchedule(oceanTreasures, round);
const showOf = (spin: number) => resultSchedule(oceanTreasures, round, spin);
const restOf = (spin: number): number => schedule[spin]?.restsMs ?? NaN;

const deeper = round.spins.findIndex((_, spin) => showOf(spin).rise);
const collecting = round.spins.findIndex(
  ({ multiplier, collected }) => multiplier > 1 && collected.length > 1,
);

/** The reels turn, the shells shine, the door closes and opens, a level is reached, and pearls are collected there. */
const moments = [
  ...[320, 960, 1_600, { pass: restOf(0) + 20 }, restOf(0) + 400],
  ...[0, 600, 1_800].map((ms) => restOf(0) + (showOf(0).intro?.atMs ?? NaN) + ms),
  ...[{ pass: restOf(deeper) + 20 }, restOf(deeper) + (showOf(deeper).rise?.atMs ?? NaN) + 700],
  ...[restOf(collecting) - 500, { pass: restOf(collecting) + 20 }],
  ...showOf(collecting).values.map(({ untilMs }) => restOf(collecting) + untilMs - 100),
];

// On a screen on which the stage lies at the same place in both: below it on phones, what a replay says is of another height
// than the bet buttons, which moves the stage by a part of a pixel and so changes its edges.
for (const { renderer, reducedMotion } of [
  { renderer: 'dom', reducedMotion: 'no-preference' },
  { renderer: 'canvas', reducedMotion: 'reduce' },
] as const)
  test(`a replay of free dives is the film that the player saw: ${renderer}, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const slots = await openFrozenSlots(page, renderer, round, oceanTreasures);
    await pressSpin(page, slots);
    const played = await filmOf(slots.stage, moments);
    await endRound(page, slots, round);
    await replay(page, slots, round);
    expectSameFilm(await filmOf(slots.stage, moments), played, 8);
  });
