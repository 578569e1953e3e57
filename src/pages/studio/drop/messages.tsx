import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Wand from 'lucide-react/icons/wand-sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/button';
import { titleOf } from '../cards/slot-files';
import { useStudio } from '../editing/studio';
import { texts as closeupTexts } from '../closeup/texts';
import { texts } from '../texts';

/** The id of the element with the messages, which can be focused. */
const MESSAGES_ID = 'studio-messages';

/** For where what was focused is gone, and what was done is said, with its undo, far up on the page. */
export const focusMessages = (): void => document.getElementById(MESSAGES_ID)?.focus();

/** A button behind a note. */
const NOTE_BUTTON = '-my-2.5 ms-1 min-h-11 px-2 font-semibold text-gold-light underline underline-offset-4';

/** What was done and can be undone, what was left out and why, and whether the browser saves the skin. */
export function StudioMessages() {
  const studio = useStudio();
  const { status, dropNotes, problems, notSaved, past, adjusting } = useStore(studio.state);
  return (
    <div id={MESSAGES_ID} data-testid="studio-messages" tabIndex={-1} className="mt-3 grid gap-3">
      {/* It is there before the first adjustment is, so that the controls below stay under the pointer. */}
      <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${adjusting === null ? '' : 'min-h-11'}`}>
        {past.length > 0 && (
          <Button variant="quiet" onClick={studio.undo}>
            <Undo2 aria-hidden size={18} />
            <span>{texts.undo}</span>
          </Button>
        )}
        <p className="min-w-0 grow basis-48 wrap-anywhere">{status}</p>
      </div>
      {dropNotes.length > 0 && (
        <div className="rounded-md border-s-4 border-kelp bg-deep/80 px-[1rem] py-[0.75rem]">
          <p className="flex items-center gap-2 font-display font-semibold text-gold-light">
            <Wand aria-hidden size={20} className="shrink-0" />
            <span>{texts.notesTitle}</span>
          </p>
          <ul aria-label={texts.notesTitle} className="mt-1 grid list-disc gap-1 ps-6">
            {dropNotes.map(({ slot, line, mayBeSheet }) => (
              <li key={`${slot} ${line}`} className="wrap-anywhere">
                <span>{line}</span>
                {slot !== undefined && mayBeSheet && (
                  <button
                    type="button"
                    className={NOTE_BUTTON}
                    aria-label={texts.sheet.cutThis(titleOf(slot, studio.games))}
                    onClick={() => {
                      focusMessages();
                      void studio.cutAsSheet(slot);
                    }}
                  >
                    {texts.sheet.cut}
                  </button>
                )}
                {slot !== undefined && studio.slots.images.includes(slot) && (
                  <button
                    type="button"
                    className={NOTE_BUTTON}
                    aria-label={closeupTexts.adjust.openFor(titleOf(slot, studio.games))}
                    onClick={() => studio.openAdjusting(slot)}
                  >
                    {closeupTexts.adjust.open}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div role="alert" className="grid gap-3 empty:hidden">
        {notSaved && (
          <Alert>
            <p>{texts.notSaved[notSaved]}</p>
          </Alert>
        )}
        {problems.length > 0 && (
          <Alert>
            <p className="flex items-center gap-2 font-display font-semibold text-gold-light">
              <TriangleAlert aria-hidden size={20} className="shrink-0" />
              <span>{texts.problemsTitle}</span>
            </p>
            <ul aria-label={texts.problemsTitle} className="mt-1 grid list-disc gap-1 ps-6">
              {problems.map((problem) => (
                <li key={problem} className="wrap-anywhere">
                  {problem}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </div>
  );
}

export const Alert = ({ children }: { children: ReactNode }) => (
  <div className="rounded-md border-s-4 border-coral bg-[color-mix(in_oklab,var(--color-wreck)_55%,var(--color-abyss))] px-[1rem] py-[0.75rem]">
    {children}
  </div>
);
