import { OutsideLinks } from '../../ui/outside-links';
import { LimitTools } from '../../features/limits/limit-tools';
import { helpOrganisations } from './help-organisations';
import { pageList } from '../page-list';
import { PolicyPage } from './policy-page';

/** How to keep it a game, and where there is help (spec section 2). */
export function ResponsibleGamingPage() {
  return (
    <PolicyPage
      page={pageList.responsibleGaming}
      summary="A social casino is for fun. When it stops being fun, stop. This page says how to keep it a game, and who helps when that is hard."
    >
      <h2>What you are playing</h2>
      <ul>
        <li>The minimum age is 18. Please keep the game away from anybody younger.</li>
        <li>Virtual coins have no cash value: nothing that you win or lose here is money.</li>
        <li>
          Nothing is for sale today. Should that change, purchases are final and non-refundable, so think
          before you buy.
        </li>
        <li>
          These games pay back more than slots for money do: how much, the page of each one says. They are no
          practice for real gambling, and a lucky day here foretells nothing.
        </li>
      </ul>

      <h2>Tools to stay in control</h2>
      <p>Set them up before you start, not when you are in the middle of it.</p>
      <LimitTools />

      <h2>Signs to take seriously</h2>
      <ul>
        <li>You play longer than you meant to, or think about playing when you do other things.</li>
        <li>You hide how much you play, or friends and family have spoken to you about it.</li>
        <li>You play to forget worries, or get restless and cross when you cannot.</li>
        <li>You move on from play coins to games for money to get the same feeling.</li>
        <li>You neglect sleep, work, school, money or people.</li>
      </ul>
      <p>If some of these are true of you, talk to somebody. It is easier than it looks from here.</p>

      <h2>Where to find help</h2>
      <p>These organisations are independent of us. Their help is free and confidential.</p>
      <OutsideLinks links={helpOrganisations} />
      <p>Links on this list open in a new tab.</p>

      <h2>Changes</h2>
      <p>
        Our terms, and this page with them, may be changed with notice: a change is announced on this site
        before it takes effect, and the date at the top is renewed.
      </p>
    </PolicyPage>
  );
}
