import type { OutsideLink } from '../../ui/outside-links';
import { translatable } from '../../languages/language';

/** A paragraph, or the points of a list. `[Settings page](settings)` links to a page by its name in page-list.ts. */
type Block = string | readonly string[];

/** What the page shows below a section's text. */
export type SectionExtra = 'limit tools' | 'help links';

export interface PolicyTexts {
  /** In other languages: that the English text is the one that counts. */
  readonly binding?: string;
  readonly summary: string;
  readonly sections: readonly {
    readonly title: string;
    readonly body: readonly Block[];
    readonly more?: SectionExtra;
  }[];
}

const terms: PolicyTexts = translatable('terms/policy', {
  summary:
    'Lucky Fishing is a game for adults. You play with virtual coins that are worth nothing outside the game. Play it for fun.',
  sections: [
    {
      title: '1. Agreement',
      body: [
        "By playing Lucky Fishing, you agree to these terms, to the [Privacy Policy](privacy) and to the page on [Responsible Gaming](responsibleGaming). If you don't agree, please don't play.",
      ],
    },
    {
      title: '2. Who may play',
      body: [
        "The minimum age is 18. If the law where you live sets a higher age for games like this, you must be at least that old. Lucky Fishing is entertainment. Doing well here says nothing about how you'd do at gambling for money.",
      ],
    },
    {
      title: '3. Virtual coins',
      body: [
        [
          "Virtual coins have no cash value. You can't exchange them for money, goods or services, with us or with anyone else.",
          "Coins, prizes and bonuses are part of the game. They can't be sold, lent or transferred.",
          "You may use them only in the game. They aren't your property.",
        ],
      ],
    },
    {
      title: '4. Purchases',
      body: [
        'Nothing is for sale in Lucky Fishing today, and nobody should ask you for money to play it. If virtual coins are ever sold, purchases are final and non-refundable, unless the law gives you a right that cannot be waived.',
      ],
    },
    {
      title: '5. How rounds are decided',
      body: [
        [
          "When you press SPIN!, your browser's cryptographic random number generator draws the whole outcome, including any free spins. If a game's page lists its reel strips, each reel is equally likely to stop at any position. Otherwise, every symbol is equally likely in every position.",
          'Your bet is taken and the outcome is saved in a single step. If you close the page before the reels stop, the round is finished and paid on your next visit.',
          "Each game's page shows what every symbol pays and how often the game pays.",
          'If a bug changes the outcome of a round, we may correct it. This can only affect coins, which have no cash value.',
        ],
      ],
    },
    {
      title: '6. Your saved game',
      body: [
        "There are no accounts. Your coins are kept in this browser on this device, and we have no copy of them. If you clear the site's data or close a private window, your coins are deleted, and we can't restore them. To take them to another device, use a save file from your [Profile page](profile).",
      ],
    },
    {
      title: '7. Fair use',
      body: [
        "Don't use Lucky Fishing to break the law, don't disrupt it for other players, and don't offer it to anyone under 18. The pictures, text and code belong to their authors, and you may use them under the licences that come with them.",
      ],
    },
    {
      title: '8. No warranty',
      body: [
        "The game is offered as is. We don't promise that it will always be available or free of bugs. As far as the law allows, we aren't liable for losses from playing it or from being unable to play it. This doesn't affect your legal rights as a consumer.",
      ],
    },
    {
      title: '9. Changes',
      body: [
        'These terms may be changed with notice. We announce every change on this site before it takes effect. If you keep playing after that, the new terms apply.',
      ],
    },
  ],
});

const privacy: PolicyTexts = translatable('privacy/policy', {
  summary:
    'Everything about your game stays in this browser on this device. We ask for nothing, collect nothing and share nothing.',
  sections: [
    {
      title: 'What is kept, and where',
      body: [
        "Lucky Fishing keeps these things in your browser's storage:",
        [
          "your coin balance and the number of rounds you've started;",
          "for each game, your bet and the last symbols on its reels, and any round that isn't finished yet;",
          'the days on which you claimed the daily bonus;',
          "your standing in this week's challenge, your results from past weeks, and your records;",
          "every round you've finished, your totals and the day you last asked for a copy of them, which you see on your Profile page;",
          "the name and picture you've chosen there, if any;",
          'your settings: sound and volume, vibration, motion, look, language, graphics and the help shortcut;',
          "the limits you've set, when your break ends, and how long you've played and how much you've bet and won each day;",
          'a copy of any saved game that could not be read, so that nothing is lost;',
          "the pictures and sounds you've added in the studio, and what you've entered about them;",
          'the folder you last let the studio watch, with the name, size and date of each file in it;',
          'a copy of the game itself, with its pictures and sounds, so that you can play offline;',
          "how far you've scrolled on each page, until you close the tab.",
        ],
        "None of it is sent anywhere. It's kept so that your game is still there when you come back.",
      ],
    },
    {
      title: "What we don't do",
      body: [
        [
          "There is no sign-in. We don't know your name, your address or your age. A name on your Profile page stays on your device.",
          'There are no cookies, ads, analytics or tracking.',
          'The game has no server of its own. Its pictures, fonts and code all come from this site.',
          'Nothing is sold here, so nobody asks for your payment details.',
        ],
      ],
    },
    {
      title: 'The host of this site',
      body: [
        'Like every website, this one is delivered by a web host. For security, for a limited time, the host may keep technical details of each request, such as its IP address, time and browser. These records are not linked to your game.',
      ],
    },
    {
      title: 'Links to other sites',
      body: [
        "Some pages link to organisations that help with gambling problems, and to tools that block sites. Those sites have their own privacy policies. The links don't tell them which page you came from.",
        "If you open a link to a friend's skin, your browser fetches that skin from the site it's on. Like any website, that site sees your IP address. It gets nothing of your game.",
      ],
    },
    {
      title: 'Your choices',
      body: [
        "You can delete everything at any time by clearing this site's data in your browser's settings. You can also reset the game on the [Settings page](settings), which tells you what gets deleted and what stays. Your game then starts over. Virtual coins have no cash value, so you lose no money.",
        "A save file from your Profile page is yours alone. It is made on your device and never sent anywhere. If your browser doesn't let the game store anything, you can still play, but your coins are forgotten when you leave.",
      ],
    },
    {
      title: 'Young people',
      body: [
        'Lucky Fishing is for adults aged 18 and over. We collect no personal data from anyone, including children.',
      ],
    },
    {
      title: 'Changes',
      body: [
        'This policy may be changed with notice. We announce every change on this site before it takes effect.',
      ],
    },
  ],
});

const responsibleGaming: PolicyTexts = translatable('responsible-gaming/policy', {
  summary:
    'A social casino is for fun. When it stops being fun, stop. This page shows you how to keep it fun, and who can help if you find that hard.',
  sections: [
    {
      title: "What you're playing",
      body: [
        [
          'The minimum age is 18. Please keep the game away from anyone younger.',
          'Virtual coins have no cash value. Nothing you win or lose here is money.',
          'Nothing is for sale today. If that ever changes, purchases are final and non-refundable, so think before you buy.',
          "These games pay back more than real-money slots do. Each game's page says how much. Playing them doesn't prepare you for real gambling, and a lucky day here predicts nothing.",
        ],
      ],
    },
    {
      title: 'Tools to stay in control',
      body: ['Set these up before you start, not in the middle of playing.'],
      more: 'limit tools',
    },
    {
      title: 'Signs to take seriously',
      body: [
        [
          'You play longer than you meant to, or think about playing while you do other things.',
          'You hide how much you play, or friends and family have talked to you about it.',
          "You play to forget your worries, or get restless or irritable when you can't.",
          'You move on from virtual coins to gambling for money to get the same feeling.',
          'You neglect sleep, work, school, money or the people around you.',
        ],
        "If any of these apply to you, talk to someone. It's easier than it seems.",
      ],
    },
    {
      title: 'Where to find help',
      body: [
        'These organisations are independent of us. Their help is free and confidential. The links open in a new tab.',
      ],
      more: 'help links',
    },
    {
      title: 'Changes',
      body: [
        'Our terms, including this page, may be changed with notice. We announce every change on this site before it takes effect.',
      ],
    },
  ],
});

const helpOrganisations: readonly OutsideLink[] = [
  {
    name: 'GamCare',
    url: 'https://www.gamcare.org.uk/',
    text: 'United Kingdom. A 24-hour helpline by phone and chat, and treatment.',
  },
  {
    name: 'National Council on Problem Gambling',
    url: 'https://www.ncpgambling.org/',
    text: 'United States. A national helpline, and help in every state.',
  },
  {
    name: 'Gamblers Anonymous',
    url: 'https://www.gamblersanonymous.org/',
    text: 'Worldwide. Meetings for people who have stopped gambling, or want to.',
  },
  {
    name: 'Gam-Anon',
    url: 'https://www.gam-anon.org/',
    text: 'Worldwide. For families and friends of people who gamble.',
  },
  {
    name: 'Gambling Therapy',
    url: 'https://www.gamblingtherapy.org/',
    text: 'Worldwide. Online support in many languages.',
  },
  {
    name: 'BetBlocker',
    url: 'https://betblocker.org/',
    text: 'Worldwide. A free tool that blocks gambling sites on your devices.',
  },
];

const otherOrganisations: readonly OutsideLink[] = [
  {
    name: 'Check dein Spiel',
    url: 'https://www.check-dein-spiel.de/',
    text: 'Germany. Advice by phone and online, in German.',
  },
  {
    name: 'FEJAR',
    url: 'https://fejar.org/',
    text: 'Spain. Associations for people who want to stop gambling, in Spanish.',
  },
  {
    name: 'Joueurs Info Service',
    url: 'https://www.joueurs-info-service.fr/',
    text: 'France. A helpline by phone and chat, in French.',
  },
  {
    name: 'Jogadores Anônimos',
    url: 'https://jogadoresanonimos.com.br/',
    text: 'Brazil. Meetings for people who want to stop gambling, in Portuguese.',
  },
  {
    name: 'ギャンブル依存症問題を考える会',
    url: 'https://scga.jp/',
    text: 'Japan. Advice and meetings for players and their families, in Japanese.',
  },
];

export const texts = translatable('policies/policies', {
  lastUpdated: 'Last updated {date}',
  /** Fixed by spec section 2. */
  date: { shown: 'May 12, 2025', machine: '2025-05-12' },
  helpOrganisations,
  /** Help in other countries, behind a fold. */
  otherHelp: { title: 'Help in other countries', organisations: otherOrganisations },
} as const);

export const policies = { terms, privacy, responsibleGaming };
