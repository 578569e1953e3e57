import { roundPath } from '../src/features/round-link';
import { roundMs } from '../src/stage/round-schedule';
import { games, inCoins, lastNamesOf } from '../testing/game/games';
import { forceRenderer } from '../testing/game/renderers';
import { savedText, slotsOf, spinToEnd } from '../testing/game/slots';
import { advanceTime, freezeTime } from '../testing/time';
import { listen } from './support/announced';
import { expect, test } from './support/fixtures';

for (const game of games)
  test(`a link of ${game.title} shows the whole round, and changes nothing that is saved`, async ({
    page,
  }) => {
    const { definition, long } = game;
    await freezeTime(page);
    await forceRenderer(page, 'dom');
    await page.goto(roundPath(definition, long.round));
    const slots = slotsOf(page, definition);
    const announced = await listen(page);
    await expect(slots.stage).toHaveAttribute('data-replay', /./);
    await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
    const before = await savedText(page);
    await advanceTime(page, roundMs(definition, long.round) + 30);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    await expect(slots.cells).toHaveText(lastNamesOf(game, long));
    await expect(slots.win).toHaveText(inCoins(long.round.payout));
    await expect(slots.balance).toHaveText('1,000');
    await expect(slots.toast).toHaveCount(0);
    expect(await savedText(page)).toBe(before);
    await expect
      .poll(async () => (await announced.jsonValue()).join(' '))
      .toContain(`won ${inCoins(long.round.payout)}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(slots.stage).not.toHaveAttribute('data-replay');
    await spinToEnd(page, slots);
  });
