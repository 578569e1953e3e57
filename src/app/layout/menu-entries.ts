import Fish from 'lucide-react/icons/fish';
import Gem from 'lucide-react/icons/gem';
import House from 'lucide-react/icons/house';
import Settings from 'lucide-react/icons/settings';
import Trophy from 'lucide-react/icons/trophy';
import { paths } from '../../pages/paths';
import { texts } from './texts';

/** The side menu from top to bottom (spec section 2). */
export const menuEntries = [
  { name: texts.menu.home, path: paths.home, Icon: House },
  { name: texts.menu.slots, path: paths.slots, Icon: Fish },
  { name: texts.menu.oceanTreasures, path: paths.oceanTreasures, Icon: Gem },
  { name: texts.menu.leaderboard, path: paths.leaderboard, Icon: Trophy },
  { name: texts.menu.settings, path: paths.settings, Icon: Settings },
] as const;
