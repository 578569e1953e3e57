import Fish from 'lucide-react/icons/fish';
import Gem from 'lucide-react/icons/gem';
import House from 'lucide-react/icons/house';
import Settings from 'lucide-react/icons/settings';
import Trophy from 'lucide-react/icons/trophy';
import type { LucideIcon } from 'lucide-react';
import { catalog } from '../../games/catalog';
import { paths } from '../../pages/paths';
import { texts } from './texts';

/** The icons of games. One that is not here has that of the first. */
const gameIcons: Readonly<Record<string, LucideIcon>> = { 'ocean-treasures': Gem };

/** The side menu from top to bottom (spec section 2). */
export const menuEntries = [
  { name: texts.menu.home, path: paths.home, Icon: House },
  ...catalog.map(({ id, pageTitle, path }) => ({ name: pageTitle, path, Icon: gameIcons[id] ?? Fish })),
  { name: texts.menu.leaderboard, path: paths.leaderboard, Icon: Trophy },
  { name: texts.menu.settings, path: paths.settings, Icon: Settings },
] as const;
