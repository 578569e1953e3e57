import type { BrowserContext, Page } from '@playwright/test';
import { referencePayout } from '../../../tests/store/reference-payout';
import { stubOutcome } from '../../../testing/game/chance';
import { expect, test } from '../../support/fixtures';
import { games, type GameUnderTest } from '../../../testing/game/games';
import { TIMEOUTS } from '../../../testing/timeouts';
import { hideForAMoment } from '../../support/tabs';
import { recordBegunRounds, savedGame } from '../../support/saved-rounds';
import { forceRenderer } from '../../../testing/game/renderers';
import { openSlots, startSpin, startWith, type Slots } from '../../../testing/game/slots';
import { times } from '../../support/soak';

// Two tabs, each in a process of its own, spin at the same time: the same game, or one game each with one purse. Browsers
// show one process what another has written when they get to it: without the store's care coins are made and lost here.

const ROUNDS = times(400, 8);
const START = 50_000;
/** After how long a tab that does not spin is asked again (ms). */
const ASKED_AGAIN_MS = 1_000;

async function openTab(
  context: BrowserContext,
  { definition, long }: GameUnderTest,
): Promise<{ page: Page; slots: Slots }> {
  const page = await context.newPage();
  await forceRenderer(page, 'dom');
  await stubOutcome(page, long);
  await startWith(page, START);
  await recordBegunRounds(page);
  return { page, slots: await openSlots(page, definition) };
}

/** Presses SPIN! where nothing turns. Playwright's own click would wait for the end of a round that has just begun. */
const pressIfIdle = ({ spinButton }: Slots): Promise<void> =>
  spinButton.evaluate((button: HTMLButtonElement) => {
    if (button.textContent === 'SPIN!') button.click();
  });

/** The games of the two tabs: each with itself and with those behind it; every day only the first. */
const pairs = games
  .slice(0, times(games.length, 1))
  .flatMap((game, n) => games.slice(n).map((other) => [game, other] as const));

for (const [here, there] of pairs) {
  const which =
    here === there ? `two tabs of ${here.title}` : `a tab of ${here.title} and one of ${there.title}`;

  test(`${which} that compete for each round keep every coin`, async ({ context }) => {
    test.setTimeout(TIMEOUTS.test + ROUNDS * 2_000);
    let [playing, waiting] = [await openTab(context, here), await openTab(context, there)];
    await startSpin(playing.slots);
    for (let round = 1; round < ROUNDS; round++) {
      // The other tab asks in the last moment of the round, and has the next one as soon as this one is paid.
      // oxlint-disable-next-line typescript/no-deprecated -- The default still waits for what a click opens.
      await waiting.slots.spinButton.click({ noWaitAfter: true });
      await hideForAMoment(playing.page);
      await expect(async () => {
        // On a busy machine it may have timed out before: then it asks again.
        await pressIfIdle(waiting.slots);
        await expect(waiting.slots.stage).toHaveAttribute('data-phase', 'spinning', {
          timeout: ASKED_AGAIN_MS,
        });
      }).toPass();
      [playing, waiting] = [waiting, playing];
    }
    await hideForAMoment(playing.page);

    const rounds = (
      await Promise.all([playing, waiting].map(({ page }) => page.evaluate(() => window.begunRounds)))
    ).flat();
    expect(new Set(rounds.map(({ id }) => id)).size, 'rounds begun once each').toBe(rounds.length);
    expect(rounds.length).toBeGreaterThanOrEqual(ROUNDS);
    const expected = rounds.reduce((coins, round) => coins - round.bet + referencePayout(round), START);
    await expect
      .poll(() => savedGame(playing.page))
      .toMatchObject({ coins: expected, rounds: rounds.length });
    for (const { slots } of [playing, waiting]) {
      await expect(slots.balance).toHaveText(expected.toLocaleString('en-US'));
    }
  });
}
