import { stubNextOutcome } from '../testing/game/chance';
import { expectStageCosts, smallScreen } from './stage-costs';
import { expect, test } from './support/fixtures';
import { games, inCoins, lastNamesOf, type GameUnderTest } from '../testing/game/games';
import { changedPart, cellBrightness, countColours, only, screenshotWith } from '../testing/pixels';
import { renderers } from './support/reels-drawn';
import { openFrozen, endRound, slotsOf, startSpin } from '../testing/game/slots';
import { jumpTime } from '../testing/time';

// The renderers of the reels: what they show of every game, and what the canvas costs. full/drawing.spec.ts has the costs of
// the others.

test.use(smallScreen);

/** Hides everything but the reels. */
const onlyReels = (reels: string): string => only(`[data-testid=slot-stage], ${reels}`);

/** The canvas, which most players see, with every game; the others share the rest. visual/rounds.spec.ts films all. */
const renderersOf = ({ definition }: GameUnderTest) =>
  renderers.filter(
    (renderer) => renderer === 'canvas' || (renderer === 'webgl') === Boolean(definition.feature),
  );

for (const game of games) {
  const { definition, title, win, long } = game;
  const { default: bet } = definition.bet;
  for (const renderer of renderersOf(game)) {
    test(`draws a whole round of ${title} by ${renderer}: it moves for two seconds, then shows the outcome${renderer === 'canvas' ? ', in few draws and with none at rest' : ''}`, async ({
      page,
    }) => {
      if (renderer === 'canvas') await expectStageCosts(page, game, renderer);
      else {
        await openFrozen(page, win, { game: definition, renderer });
      }
      const slots = slotsOf(page, definition);
      const { stage } = slots;
      const coins = Number((await slots.balance.textContent())?.replace(',', ''));
      await stubNextOutcome(page, win);
      await expect(stage).toHaveAttribute('data-renderer', renderer);
      await expect(stage.locator('canvas')).toHaveCount(renderer === 'dom' ? 0 : 1);

      const elements = '[data-testid=slot-stage] > * > div *';
      const style = onlyReels(renderer === 'dom' ? elements : 'canvas');
      const shoot = (): Promise<Buffer> => screenshotWith(stage, style);
      const atRest = await shoot();
      expect(await countColours(atRest)).toBeGreaterThan(50);

      await startSpin(slots);
      await jumpTime(page, 500);
      const at500 = await shoot();
      await jumpTime(page, 500);
      const at1000 = await shoot();
      for (const shot of [at500, at1000]) expect(await countColours(shot)).toBeGreaterThan(50);
      expect(await changedPart(at500, at1000)).toBeGreaterThan(0.2);
      expect(await changedPart(atRest, at500)).toBeGreaterThan(0.2);

      await jumpTime(page, 985);
      await expect(stage).toHaveAttribute('data-phase', 'spinning');
      await jumpTime(page, 35);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await expect(slots.balance).toHaveText(inCoins(coins - bet + win.round.payout));
      const justSettled = await shoot();
      expect(await changedPart(at1000, justSettled)).toBeGreaterThan(0.2);

      // What has won is lit, all else is dimmed.
      const isWinning = (column: number, row: number): boolean =>
        win.round.spins[0].wins.some(({ cells }) =>
          cells.some((cell) => cell.column === column && cell.row === row),
        );
      const shootAll = (): Promise<Buffer> =>
        screenshotWith(stage, onlyReels(`canvas, ${elements}, :host, :host *`));
      const contrastIn = async (shot: Buffer): Promise<number> => {
        const columns = await cellBrightness(shot, definition.grid);
        const meanOf = (wanted: boolean): number => {
          const cells = columns.flatMap((cells, column) =>
            cells.filter((_, row) => isWinning(column, row) === wanted),
          );
          return cells.reduce((sum, brightness) => sum + brightness, 0) / cells.length;
        };
        return meanOf(true) / meanOf(false);
      };

      await jumpTime(page, 1_000);
      const lit = await contrastIn(await shootAll());

      // The next spin begins with every symbol in its place again, and in the same light.
      await stubNextOutcome(page, win);
      await startSpin(slots);
      await expect
        .poll(async () => lit / (await contrastIn(await shootAll())), 'light on what has won')
        .toBeGreaterThan(2);
      await endRound(page, slots);
      if (!definition.feature) return;

      await test.step('and its free spins', async () => {
        await stubNextOutcome(page, long);
        await startSpin(slots);
        const { spins } = long.round;
        await jumpTime(page, 2_000 + 500);
        await expect(stage).toHaveAttribute('data-feature', /./);
        const in500 = await shoot();
        await jumpTime(page, 500);
        const in1000 = await shoot();
        expect(await changedPart(in500, in1000)).toBeGreaterThan(0.2);
        for (const shot of [in500, in1000]) expect(await countColours(shot)).toBeGreaterThan(50);
        await endRound(page, slots, spins.length - 1);
        await expect(slots.cells).toHaveText(lastNamesOf(game, long));
        expect(await countColours(await shoot())).toBeGreaterThan(50);
      });
    });
  }
}
