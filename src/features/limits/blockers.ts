import type { OutsideLink } from '../../ui/outside-links';

/** Tools that close sites, for longer and further than a page can. */
export const blockers: readonly OutsideLink[] = [
  {
    name: 'LeechBlock',
    url: 'https://www.proginosko.com/leechblock/',
    text: 'Closes the sites that you name, in most browsers. Free.',
  },
  {
    name: 'SelfControl',
    url: 'https://selfcontrolapp.com/',
    text: 'Closes the sites that you name on a Mac, until its time is up. Free.',
  },
  {
    name: 'BetBlocker',
    url: 'https://betblocker.org/',
    text: 'Closes thousands of gambling sites on all of your devices. Free.',
  },
];
