import { luckyRounds } from '../testing/game/games';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { COUNTED_MS, openFrozen, skipRound } from '../testing/game/slots';
import { jumpTime } from '../testing/time';

// WCAG 2.2, A and AA, as far as axe can check it; each page at rest is in every-page.spec.ts, the menu in its own.

const phone = { width: 390, height: 844 };

test('the Slots page has its parts in order and by their names, with a win too', async ({ page }) => {
  await page.setViewportSize(phone);
  const slots = await openFrozen(page, luckyRounds.allFish, { renderer: 'canvas' });
  const { stage, toast } = slots;
  await expect(stage).toHaveAttribute('data-renderer', 'canvas');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - region "Lucky Fishing Slots":
        - /children: equal
        - heading "Lucky Fishing Slots" [level=1]
        - button "Help"
        - button "Looks"
        - button "Sound"
        - 'group "Reels: press Space or Enter to spin"'
        - term: Session
        - definition: 0 min
        - term: Net
        - definition: "0"
        - status:
          - text: Play with sound?
          - button "Turn on"
          - button "No thanks"
        - table "Reels"
        - term: Bet
        - definition: "10"
        - term: Win
        - definition: "0"
        - combobox "Choose a bet"
        - button "-5"
        - button "SPIN!"
        - button "+5"
      - heading "Paytable" [level=2]
      - paragraph: /Three of a kind/
      - heading "Wins run down a reel" [level=3]
      - list "Wins run down a reel"
      - paragraph: The middle reel is checked first.
      - table "Paytable"
      - paragraph: /1 spin in 12/
      - link "Check the odds yourself"
  `);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - button "Menu"
      - link "Lucky Fishing"
      - group "Balance": 1,000
      - button "Sound"
      - link "Leaderboard"
      - link "Profile"
  `);
  await skipRound(page, slots);
  await jumpTime(page, COUNTED_MS);
  await expect(toast).toHaveCount(1);
  // Neither the canvas nor what shows the win is in the tree.
  expect(await stage.ariaSnapshot()).toBe(`- 'group "Reels: press Space or Enter to spin"'`);
  await expectAccessible(page);
});
