import { LookOptions } from '../../../features/look-options';
import { TitledDialog } from '../../../ui/dialog';
import { texts as pageTexts } from '../texts';
import { texts } from './texts';

const { looks } = pageTexts;

/** The choice of looks, beside the game that shows them. Open as long as it is rendered. */
export const LooksDialog = ({ game, onClose }: { game: string; onClose: () => void }) => (
  <TitledDialog titleId="looks-title" title={looks.title} closeName={texts.close} onClose={onClose}>
    <div className="p-5 sm:p-7">
      <p id="looks-text" className="mb-4 text-muted">
        {looks.text}
      </p>
      <LookOptions game={game} labelledBy="looks-title" describedBy="looks-text" />
    </div>
  </TitledDialog>
);
