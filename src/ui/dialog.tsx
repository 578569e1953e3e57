import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { LiveRegions } from './announcements';
import { useEscape } from './hooks';
import { openDialogs } from './open-dialogs';

interface DialogProps {
  /** The id of its heading, which names it and takes the focus. */
  readonly titleId: string;
  /** The id of what describes it. */
  readonly describedBy?: string;
  /** Called when it has closed, by whatever. */
  readonly onClose: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** Closes the dialog around a pressed button, and returns the focus. */
export const closeDialog = ({ currentTarget }: MouseEvent): void => currentTarget.closest('dialog')?.close();

/** A modal dialog, open as long as it is rendered. Escape and a press beside it close it. */
export function Dialog({ titleId, describedBy, onClose, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    document.getElementById(titleId)?.focus();
  }, [titleId]);
  useEffect(() => {
    openDialogs.setState((before) => before + 1, true);
    return () => openDialogs.setState((before) => before - 1, true);
  }, []);
  // At once, because the browser's close event comes later: the next press of Escape must reach a toast behind it.
  const closeOnEscape = useCallback(
    (event: KeyboardEvent): void => {
      event.preventDefault();
      dialog.current?.close();
      onClose();
    },
    [onClose],
  );
  useEscape(true, closeOnEscape);

  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={`edged m-auto max-h-[calc(100dvh-24px)] max-w-[calc(100%-38px)] animate-fade-in overflow-hidden rounded-lg bg-linear-to-br from-plank to-oak text-text shadow-high backdrop:bg-trench/75 open:flex ${className}`}
    >
      {children}
      <LiveRegions />
    </dialog>
  );
}

interface TitledDialogProps extends Pick<DialogProps, 'titleId' | 'onClose'> {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly closeName: string;
  readonly children: ReactNode;
}

/** A wide dialog with a title and a button to close it, over content that scrolls. */
export const TitledDialog = ({ titleId, title, closeName, onClose, children }: TitledDialogProps) => (
  <Dialog
    titleId={titleId}
    onClose={onClose}
    className="w-[min(100%-24px-2*max(var(--spacing-safe-left),var(--spacing-safe-right)),52rem)]"
  >
    <div className="relative m-2 min-w-0 grow overflow-y-auto overscroll-contain rounded-md bg-linear-to-b from-deep to-abyss shadow-brass">
      <div className="sticky top-0 z-1 flex items-center justify-between border-b border-shaft/15 bg-deep py-2 ps-4 pe-2 sm:ps-6">
        <h2 id={titleId} tabIndex={-1} className="px-1 text-2xl text-gold-light">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeName}
          onClick={closeDialog}
          className="grid size-11 place-items-center rounded-pill text-muted hover:bg-shaft/10 hover:text-text"
        >
          <X aria-hidden size={22} />
        </button>
      </div>
      {children}
    </div>
  </Dialog>
);
