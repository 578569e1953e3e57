import { allFish } from '../testing/game/chance';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { openFrozen, endRound, startSpin } from '../testing/game/slots';

// WCAG 2.2, A and AA, as far as axe can check it; each page at rest is in every-page.spec.ts, the menu in its own.

const phone = { width: 390, height: 844 };

/** The tree of the stage: one thing to press. */
const bareReels = `- 'group "Reels: press Space or Enter to spin"'`;

test('the Slots page has its parts in order and by their names, with a win too', async ({ page }) => {
  await page.setViewportSize(phone);
  const slots = await openFrozen(page, allFish, { renderer: 'canvas' });
  const { stage, toast } = slots;
  await expect(stage).toHaveAttribute('data-renderer', 'canvas');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - region "Lucky Fishing Slots":
        - /children: equal
        - heading "Lucky Fishing Slots" [level=1]
        - button "Help"
        - button "Sound"
        - 'group "Reels: press Space or Enter to spin"'
        - term: Session
        - definition: 0 min
        - term: Net
        - definition: "0"
        - table "Reels":
          - rowgroup:
            - row "Fish Tuna Shark":
              - cell "Fish"
              - cell "Tuna"
              - cell "Shark"
            - row "Octopus Whale Treasure":
              - cell "Octopus"
              - cell "Whale"
              - cell "Treasure"
            - row "Fish Tuna Shark":
              - cell "Fish"
              - cell "Tuna"
              - cell "Shark"
        - term: Bet
        - definition: "10"
        - term: Win
        - definition: "0"
        - button "-5"
        - button "SPIN!"
        - button "+5"
      - heading "Paytable" [level=2]
      - paragraph: /Three of a kind/
      - table "Paytable":
        - rowgroup:
          - row "Fish 5× 50 coins"
          - row "Tuna 10× 100 coins"
          - row "Shark 20× 200 coins"
          - row "Octopus 30× 300 coins"
          - row "Whale 50× 500 coins"
          - row "Treasure 100× 1,000 coins"
      - paragraph: /1 spin in 12/
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
  // Neither the canvas nor its fallback is in the tree.
  expect(await stage.ariaSnapshot()).toBe(bareReels);
  await startSpin(slots);
  await endRound(page, slots);
  await expect(toast).toHaveCount(1);
  expect(await stage.ariaSnapshot()).toBe(bareReels);
  await expectAccessible(page);
});
