import { expect, it } from 'vitest';
import { drawRound, type Round } from '../../src/engine/round';
import { clampBet } from '../../src/engine/coins';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { roundMs, roundSchedule, resultSchedule } from '../../src/stage/round-schedule';

const random = seededRandom(5);
const draw = (id: number): Round => drawRound(oceanTreasures, id, clampBet(oceanTreasures, 10), random);
const rounds = Array.from({ length: 20_000 }, (_, id) => draw(id));
const withDives = rounds.filter(({ spins }) => spins.length > 1);
const alone = rounds.filter(({ spins }) => spins.length === 1);
const dives = withDives.flatMap((round) =>
  round.spins.slice(1).map((spin, n) => ({ ...spin, show: resultSchedule(oceanTreasures, round, n + 1) })),
);

it('a round without dives lasts two seconds, whatever it pays', () => {
  const game = luckyFishing;
  const fishing = Array.from({ length: 500 }, (_, id) => drawRound(game, id, clampBet(game, 10), random));
  expect(new Set(fishing.map((round) => roundMs(game, round)))).toEqual(new Set([2_000]));
  expect(new Set(alone.map((round) => roundMs(oceanTreasures, round)))).toEqual(new Set([2_000]));
});

it('the reels of each dive turn for a second and a half; a dive that pays nothing lasts 1.7 seconds', () => {
  for (const round of withDives)
    for (const [n, { beginsMs, restsMs, endsMs }] of roundSchedule(oceanTreasures, round).entries()) {
      expect(restsMs - beginsMs).toBe(n === 0 ? 2_000 : 1_500);
      expect(beginsMs).toBe(roundSchedule(oceanTreasures, round)[n - 1]?.endsMs ?? 0);
      const isHigher = (round.spins[n + 1]?.multiplier ?? 1) > (round.spins[n]?.multiplier ?? 1);
      if (n > 0 && round.spins[n]?.payout === 0 && !isHigher) expect(endsMs - beginsMs).toBe(1_700);
    }
});

it('a win in a dive is shown for 1.1 to 2.8 seconds, longer where more of it is shown', () => {
  const shown = dives.flatMap(({ payout, show: { rise, endMs } }) =>
    payout > 0 ? [rise?.atMs ?? endMs] : [],
  );
  expect([Math.min(...shown), Math.max(...shown)]).toEqual([1_100, 2_800]);
  const pearls = (count: number): number[] =>
    dives.flatMap(({ collected, wins, show: { rise, endMs } }) =>
      collected.length === count && wins.length === 0 ? [rise?.atMs ?? endMs] : [],
    );
  expect(pearls(3)[0]).toBeGreaterThan(pearls(2)[0] ?? NaN);
});

it('lines come before pearls, pearls one by one, and all of them are there before the next spin', () => {
  for (const { wins, collected, show } of dives) {
    const { lines, values, rise, endMs } = show;
    expect([lines !== null, values.length]).toEqual([wins.length > 0, collected.length]);
    const moments = [...(lines ? [lines.atMs, lines.untilMs] : []), ...values.map(({ untilMs }) => untilMs)];
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    const winEndMs = rise?.atMs ?? endMs;
    expect(lines?.untilMs ?? 0).toBeLessThanOrEqual(winEndMs);
    // So that their sum can be read.
    const collectedMs = values.at(-1)?.untilMs;
    if (collectedMs !== undefined) expect(winEndMs - collectedMs).toBeGreaterThan(400);
  }
});

it('dives begin with what names them for two and a half seconds, and going deeper takes one and a half', () => {
  for (const round of withDives) {
    const { intro, endMs } = resultSchedule(oceanTreasures, round, 0);
    expect(intro && [intro.untilMs - intro.atMs, endMs - intro.untilMs]).toEqual([2_500, 0]);
    const rises = round.spins.flatMap((_, n) => resultSchedule(oceanTreasures, round, n).rise ?? []);
    expect(rises.map(({ atMs, untilMs }) => untilMs - atMs)).toEqual(rises.map(() => 1_500));
    const levels = new Set(round.spins.map(({ multiplier }) => multiplier)).size;
    expect(rises).toHaveLength(levels - 1);
  }
});

it('what a spin leads to has been told before the next one begins, and after all that it has won', () => {
  for (const round of withDives)
    for (const index of round.spins.keys()) {
      const { lines, values, intro, rise, toldMs, endMs } = resultSchedule(oceanTreasures, round, index);
      expect(toldMs === null).toBe(intro === null && rise === null);
      if (toldMs === null) continue;
      expect(toldMs).toBeGreaterThan(Math.max(lines?.untilMs ?? 0, values.at(-1)?.untilMs ?? 0));
      expect(toldMs).toBeLessThan(endMs);
    }
});
