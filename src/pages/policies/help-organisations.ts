import type { OutsideLink } from '../../ui/outside-links';

/** Who helps with gambling problems, free of charge. */
export const helpOrganisations: readonly OutsideLink[] = [
  {
    name: 'GamCare',
    url: 'https://www.gamcare.org.uk/',
    text: 'United Kingdom. Helpline by phone and chat, day and night, and treatment.',
  },
  {
    name: 'National Council on Problem Gambling',
    url: 'https://www.ncpgambling.org/',
    text: 'United States. National helpline and help in every state.',
  },
  {
    name: 'Gamblers Anonymous',
    url: 'https://www.gamblersanonymous.org/',
    text: 'Worldwide. Meetings of people who have stopped, or want to.',
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
    text: 'Worldwide. A free program that blocks gambling sites on your devices.',
  },
];
