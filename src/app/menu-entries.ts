import Fish from 'lucide-react/icons/fish';
import Gem from 'lucide-react/icons/gem';
import House from 'lucide-react/icons/house';
import Settings from 'lucide-react/icons/settings';
import Trophy from 'lucide-react/icons/trophy';
import { paths } from '../pages/paths';

/** The side menu from top to bottom (spec section 2). */
export const menuEntries = [
  { name: 'Home', path: paths.home, Icon: House },
  { name: 'Slots', path: paths.slots, Icon: Fish },
  { name: 'Ocean Treasures', path: paths.oceanTreasures, Icon: Gem },
  { name: 'Leaderboard', path: paths.leaderboard, Icon: Trophy },
  { name: 'Settings', path: paths.settings, Icon: Settings },
] as const;
