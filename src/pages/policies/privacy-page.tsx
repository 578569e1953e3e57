import { Link } from 'react-router-dom';
import { pageList } from '../page-list';
import { paths } from '../paths';
import { PolicyPage } from './policy-page';

/** What becomes of a player's data: it stays in the browser (spec section 7). */
export function PrivacyPage() {
  return (
    <PolicyPage
      page={pageList.privacy}
      summary="Everything about your game stays in this browser on this device. We ask for nothing, collect nothing and share nothing."
    >
      <h2>What is kept, and where</h2>
      <p>Lucky Fishing keeps these things in the storage of your browser:</p>
      <ul>
        <li>your coin balance and the number of rounds you have begun;</li>
        <li>
          for each game the bet and the last grid that its reels showed, and a round that is not finished yet;
        </li>
        <li>the days on which you claimed the daily bonus;</li>
        <li>how you stand in this week&apos;s challenge, what became of past weeks, and your own records;</li>
        <li>
          every round that you have finished, and what all of them came to: they make up your Profile page;
        </li>
        <li>the name and the picture that you have chosen there, if you have;</li>
        <li>
          your settings: sound and volume, motion, the look, what draws the reels, and the key for the help;
        </li>
        <li>
          the limits that you have set, the end of a break, and the time and coins that you have played with,
          by days;
        </li>
        <li>a copy of a saved game that could not be read, so that nothing of it is lost;</li>
        <li>the pictures and sounds that you have dropped in the studio, and what you have said of them;</li>
        <li>
          a copy of the game itself, its pictures and its sounds, so that you can play without a network;
        </li>
        <li>until you close the tab, how far down you had scrolled each page.</li>
      </ul>
      <p>None of it is sent anywhere. It is there so that your coins are still yours when you come back.</p>

      <h2>What is not done</h2>
      <ul>
        <li>
          There is no sign-in: we do not know your name, your address or your age. A name on your Profile page
          stays on your device.
        </li>
        <li>There are no cookies, no advertising, no analytics and no tracking.</li>
        <li>The game has no server of its own. Its pictures, fonts and program all come from this site.</li>
        <li>Nothing is sold here, so no payment details are asked for.</li>
      </ul>

      <h2>The host of this site</h2>
      <p>
        Like every website, this one is delivered by a web host. The host may keep technical records of
        requests, such as IP address, time and browser, for security and for a limited time. These records are
        not linked to your game.
      </p>

      <h2>Links to other sites</h2>
      <p>
        Some pages link to organisations that help with gambling problems. Their sites have privacy policies
        of their own. The links do not tell them which page you came from.
      </p>

      <h2>Your choices</h2>
      <p>
        You can delete everything at any time: clear this site&apos;s data in the settings of your browser. Or
        reset the game on the <Link to={paths.settings}>Settings page</Link>, which says what goes and what
        stays. Your game then begins anew with virtual coins, which have no cash value, so no right to money
        is lost. A save file from your Profile page is yours alone: it is written on your device and sent
        nowhere. If the browser gives no storage, you can still play; the game is then forgotten when you
        leave.
      </p>

      <h2>Young people</h2>
      <p>
        Lucky Fishing is for adults aged 18 and over. As no personal data is collected from anybody, none is
        knowingly collected from children.
      </p>

      <h2>Changes</h2>
      <p>
        This policy may be changed with notice: a change is announced on this site before it takes effect, and
        the date at the top of this page is renewed.
      </p>
    </PolicyPage>
  );
}
