import Download from 'lucide-react/icons/download';
import type { ComponentProps } from 'react';
import { installOffer } from '../pwa/install';
import { texts } from './texts';

/** Takes the offer. A player who declines gets another one when the browser sees fit. */
function install(): void {
  const { offer } = installOffer.getState();
  installOffer.setState({ offer: null });
  offer?.prompt().catch((reason: unknown) => console.warn('The game could not be installed.', reason));
}

interface InstallEntryProps extends ComponentProps<'button'> {
  readonly isRail: boolean;
  /** Called after a press. */
  readonly onLeave: () => void;
}

/** The menu entry that installs the product. Further props go to its button. */
export const InstallEntry = ({ isRail, onLeave, ...rest }: InstallEntryProps) => (
  <li>
    <button
      {...rest}
      type="button"
      title={isRail ? texts.menu.install : undefined}
      onClick={() => {
        install();
        onLeave();
      }}
    >
      <Download aria-hidden size={24} className="shrink-0" />
      <span className={isRail ? 'sr-only' : 'min-w-0'}>{texts.menu.install}</span>
    </button>
  </li>
);
