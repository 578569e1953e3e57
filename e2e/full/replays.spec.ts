import type { Page } from '@playwright/test';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { roundSchedule, resultSchedule } from '../../src/stage/round-schedule';
import { oceanRounds } from '../../testing/game/games';
import { endRound } from '../../testing/game/slots';
import { expect, film, openFrozenSlots, pressSpin, test } from '../support/film';
import { replay } from '../support/round-link';

// A round with free dives looks the same in play and as a replay, from its first frame until it is settled.

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

const filmRound = async (page: Page): Promise<string[]> =>
  (await film(page.getByTestId('slot-stage'), moments)).map((frame) => frame.toString('base64'));

// On a screen on which the stage lies at the same place in both: below it on phones, what a replay says is of another height
// than the bet buttons, which moves the stage by a part of a pixel and so changes its edges.
for (const { renderer, reducedMotion } of [
  { renderer: 'webgl', reducedMotion: 'no-preference' },
  { renderer: 'canvas', reducedMotion: 'no-preference' },
  { renderer: 'dom', reducedMotion: 'no-preference' },
  { renderer: 'canvas', reducedMotion: 'reduce' },
] as const)
  test(`a replay of free dives is the film that the player saw: ${renderer}, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const slots = await openFrozenSlots(page, renderer, round, oceanTreasures);
    await pressSpin(page, slots);
    const played = await filmRound(page);
    expect(new Set(played).size).toBeGreaterThan(8);
    await endRound(page, slots, round);
    await replay(page, slots, round);
    const shown = await filmRound(page);
    for (const [n, frame] of shown.entries())
      expect(frame === played[n], `the ${n + 1}th picture is that of the round in play`).toBe(true);
  });
