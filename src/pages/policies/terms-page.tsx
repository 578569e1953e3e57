import { Link } from 'react-router-dom';
import { pageList } from '../page-list';
import { paths } from '../paths';
import { PolicyPage } from './policy-page';

/** What playing here means (spec section 2). */
export function TermsPage() {
  return (
    <PolicyPage
      page={pageList.terms}
      summary="Lucky Fishing is a game for adults, played with virtual coins that are worth nothing outside it. Play it for fun."
    >
      <h2>1. Agreement</h2>
      <p>
        By playing Lucky Fishing you agree to these terms, to the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link> and to what the page on{' '}
        <Link to={paths.responsibleGaming}>Responsible Gaming</Link> says. If you do not agree, please do not
        play.
      </p>

      <h2>2. Who may play</h2>
      <p>
        The minimum age is 18. You must be 18 years old or over to play, and of the age that the law where you
        live asks for such games, if that is higher. Lucky Fishing is entertainment; doing well at it says
        nothing about how you would do at gambling for money.
      </p>

      <h2>3. Virtual coins</h2>
      <ul>
        <li>
          Virtual coins have no cash value. They cannot be exchanged for money, goods or services, neither
          with us nor with anybody else.
        </li>
        <li>Coins, prizes and bonuses are part of the game. They cannot be sold, lent or transferred.</li>
        <li>You have leave to use them in the game, and nothing more: they are not your property.</li>
      </ul>

      <h2>4. Purchases</h2>
      <p>
        Nothing is for sale in Lucky Fishing today, and nobody should ask you for money to play it. Should
        purchases of virtual coins ever be offered, then purchases are final and non-refundable, except where
        the law gives you a right that cannot be waived.
      </p>

      <h2>5. How rounds are decided</h2>
      <ul>
        <li>
          The whole outcome of a spin, its free spins included, is drawn the moment you press SPIN!, by your
          browser&apos;s cryptographic random generator. Where a game shows the strips of its reels, each
          place of a strip is equally likely; elsewhere every symbol is equally likely in every place.
        </li>
        <li>
          The bet is taken and the outcome is saved in one step. If the page is closed before the reels stop,
          the round is finished and paid on your next visit.
        </li>
        <li>What each symbol pays, and how often the game pays, is shown on the page of each game.</li>
        <li>
          A round that was decided by a fault of the program may be corrected. Only coins, which are worth
          nothing, can be concerned.
        </li>
      </ul>

      <h2>6. Your saved game</h2>
      <p>
        There are no accounts. Your coins are kept in this browser, on this device, and we hold no copy of
        them. If you clear the site&apos;s data, use a private window or change to another device, they stay
        behind, and we cannot bring them back.
      </p>

      <h2>7. Fair use</h2>
      <p>
        Do not use Lucky Fishing to break the law, to harm its service for others, or to offer it to people
        under 18. The pictures, texts and program belong to their authors and are given under the licences
        that come with them.
      </p>

      <h2>8. No warranty</h2>
      <p>
        The game is offered as it is, without promise that it will always be there or be free of faults. As
        far as the law allows, we are not liable for loss that comes from playing it or from not being able
        to. Rights that the law gives to consumers stay as they are.
      </p>

      <h2>9. Changes</h2>
      <p>
        These terms may be changed with notice: a change is announced on this site before it takes effect, and
        the date at the top of this page is renewed. If you play on after that, the new terms hold.
      </p>
    </PolicyPage>
  );
}
