import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { useStore } from 'zustand';
import { Button } from '../../../ui/button';
import type { Studio } from '../editing/studio';
import { texts } from '../texts';

/** The element that has the messages: it may be focused. */
export const MESSAGES_ID = 'studio-messages';

/** What has happened: what was taken over and can be undone, what was left out and why, and whether the browser keeps it. */
export function Messages({ studio }: { studio: Studio }) {
  const { news, problems, notKept, skins } = useStore(studio.state);
  return (
    <div id={MESSAGES_ID} tabIndex={-1} className="mt-4 grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {skins.past.length > 0 && (
          <Button variant="quiet" onClick={studio.undo}>
            <Undo2 aria-hidden size={18} />
            <span>{texts.undo}</span>
          </Button>
        )}
        <p className="min-w-0 grow basis-48 wrap-anywhere">{news}</p>
      </div>
      <div role="alert" className="grid gap-3 empty:hidden">
        {notKept && <p className="studio-alert">{texts.notKept[notKept]}</p>}
        {problems.length > 0 && (
          <div className="studio-alert">
            <p className="flex items-center gap-2 font-display font-semibold text-gold-light">
              <TriangleAlert aria-hidden size={20} className="shrink-0" />
              <span>{texts.problems}</span>
            </p>
            <ul aria-label={texts.problems} className="mt-1 grid list-disc gap-1 pl-6">
              {problems.map((problem) => (
                <li key={problem} className="wrap-anywhere">
                  {problem}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
