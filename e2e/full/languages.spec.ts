import { languageNames } from '../../src/languages/language';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { roundMs, roundSchedule } from '../../src/stage/round-schedule';
import { expect, test } from '../support/fixtures';
import { layoutFaults, show } from '../support/layout-faults';
import { inCoins, oceanRounds } from '../../testing/game/games';
import { COUNTED_MS, openFrozen, startSpin } from '../../testing/game/slots';
import { jumpTime } from '../../testing/time';

// A language that is chosen or asked for. What each says is looked at in e2e/visual/languages.spec.ts, and offline in
// offline.spec.ts.

test('a language that is chosen in a spin and in a dive fits, and costs the round nothing', async ({
  page,
}) => {
  const { deeper: round } = oceanRounds;
  const [spin, , dive] = roundSchedule(oceanTreasures, round);
  const { stage, balance } = await openFrozen(page, round, { game: oceanTreasures, renderer: 'canvas' });
  const before = Number((await balance.textContent())?.replaceAll(/\D/g, ''));
  await stage.evaluate((element) => Object.assign(element, { isSameStage: true }));
  const select = page.getByRole('contentinfo').getByRole('combobox');
  const choose = async (language: string): Promise<void> => {
    await select.selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  };

  await startSpin({ stage, spinButton: page.getByRole('button', { name: 'SPIN!' }) });
  const middle = (spin?.restsMs ?? NaN) / 2;
  await jumpTime(page, middle);
  await choose('de');
  await expect(stage).toHaveAttribute('data-phase', 'spinning');

  const inDive = (dive?.restsMs ?? NaN) - 500;
  await jumpTime(page, inDive - middle);
  await expect(stage).toHaveAttribute('data-feature', /./);
  await expect(page.getByTestId('feature-status')).toBeVisible();
  for (const language of Object.keys(languageNames)) {
    await choose(language);
    for (const [width, height] of [
      [320, 568],
      [844, 390],
    ] as const) {
      await show(page, { width, height });
      // On the stage stands what it last said, in the language of then.
      for (const part of ['.sign-status', '.controls'])
        expect.soft(await layoutFaults(page, part), `${language} at ${width} × ${height}`).toEqual([]);
    }
  }
  await jumpTime(page, roundMs(oceanTreasures, round) - inDive + COUNTED_MS);
  await expect(stage).toHaveAttribute('data-phase', 'settled');
  await choose('en');
  await expect(balance).toHaveText(inCoins(before - round.bet + round.payout));
  expect(await stage.evaluate((element) => 'isSameStage' in element)).toBe(true);
});
