import CircleUser from 'lucide-react/icons/circle-user-round';
import MenuIcon from 'lucide-react/icons/menu';
import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'react-router-dom';
import logo from 'artwork:shell/brand/logo';
import { SoundButton } from '../../features/sound-button';
import { pageList } from '../../pages/page-list';
import { paths } from '../../pages/paths';
import { CoinBalance } from './coin-balance';
import { SIDE_MENU_ID } from './side-menu';
import { texts } from './texts';
import type { useMenu } from './use-menu';
import { Picture } from '../../ui/skin/picture';

const links = [
  { page: pageList.leaderboard, Icon: Trophy },
  { page: pageList.profile, Icon: CircleUser },
];

export function Header({ open, toggleRef, toggle }: ReturnType<typeof useMenu>) {
  return (
    // Collapsed, its parts stand above the machine's sign, and the menu's button on the rail.
    <header className="group/header sticky top-0 z-40 flex h-header items-center border-b border-shaft/15 bg-deep px-1 pt-safe-top shadow-mid min-[380px]:gap-x-1 min-[380px]:px-2 sm:gap-x-2 sm:pr-[calc(14px+var(--spacing-safe-right))] sm:pl-[calc(14px+var(--spacing-safe-left))] narrow-text:flex-wrap narrow-text:content-evenly collapsed:pointer-events-none collapsed:absolute collapsed:inset-x-0 collapsed:top-0 collapsed:h-[calc(52px+var(--spacing-safe-top))] collapsed:gap-1 collapsed:border-0 collapsed:bg-transparent collapsed:[box-shadow:none] collapsed:*:pointer-events-auto [@media(height<20rem)]:static">
      <button
        ref={toggleRef}
        type="button"
        aria-label={texts.header.menu}
        aria-expanded={open}
        aria-controls={SIDE_MENU_ID}
        onClick={toggle}
        className="menu-toggle grid size-11 shrink-0 place-items-center rounded-md text-text hover:bg-shaft/10 noscript:invisible max-sm:collapsed:ml-auto"
      >
        <MenuIcon aria-hidden size={26} />
      </button>
      <Link
        to={paths.home}
        className="home-link me-auto flex min-h-11 shrink-0 items-center gap-2 rounded-md pe-1 font-display text-[length:min(1rem,27px)] leading-[1.05] font-semibold text-foam sm:text-2xl collapsed:m-0 collapsed:ml-auto collapsed:min-w-11 collapsed:justify-center collapsed:p-0 collapsed:text-text max-sm:collapsed:ml-0 max-sm:collapsed:min-w-0"
      >
        {/* A phone has space for either the logo or the name. */}
        <Picture
          of={logo}
          width={40}
          height={40}
          loading="lazy"
          className="size-9 min-[23.75rem]:max-[27.4375rem]:hidden min-[23.75rem]:max-[27.4375rem]:group-has-data-long/header:block sm:size-10 max-sm:collapsed:hidden"
        />
        <span
          lang="en"
          translate="no"
          className="max-sm:w-min max-sm:group-has-data-long/header:sr-only max-[23.75rem]:sr-only collapsed:sr-only"
        >
          {texts.product}
        </span>
      </Link>
      <CoinBalance />
      <SoundButton
        iconSize={24}
        className="grid size-11 shrink-0 place-items-center rounded-pill text-muted hover:bg-shaft/10 hover:text-text collapsed:hidden"
      />
      {links.map(({ page: { title, path }, Icon }) => (
        <Link
          key={path}
          to={path}
          className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-pill font-semibold text-muted hover:bg-shaft/10 hover:text-text md:px-3 collapsed:p-0 collapsed:text-text"
        >
          <Icon aria-hidden size={24} />
          <span className="max-md:sr-only collapsed:sr-only">{title}</span>
        </Link>
      ))}
    </header>
  );
}
