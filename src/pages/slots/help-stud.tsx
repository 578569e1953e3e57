import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../components/toasts';
import { useGame } from '../../store/game';
import type { HelpDialog } from './help-dialog';
import './stud.css';
import { texts } from './texts';

const HELP_KEY = '?';

/** The brass stud on the machine's sign that opens the help, as its key does. The help is fetched when first wanted. */
export function HelpStud() {
  const stud = useRef<HTMLButtonElement>(null);
  const helpKey = useGame((state) => state.helpKey);
  const [isOpen, setOpen] = useState(false);
  const [help, setHelp] = useState<{ readonly HelpDialog: typeof HelpDialog } | null>(null);
  const open = useCallback(() => {
    import('./help-dialog').then(
      (loaded) => {
        setHelp(loaded);
        setOpen(true);
      },
      (reason: unknown) => {
        console.warn('The help could not be fetched.', reason);
        toast({ kind: 'no help', variant: 'destructive', ...texts.noHelp });
      },
    );
  }, []);

  useEffect(() => {
    if (!helpKey) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, repeat, ctrlKey, altKey, metaKey, target } = event;
      if (key !== HELP_KEY || repeat || ctrlKey || altKey || metaKey || isTyping(target)) return;
      // Under the open menu the page can't be reached.
      if (!stud.current?.closest('[inert]')) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, helpKey]);

  return (
    <>
      <button
        ref={stud}
        type="button"
        aria-label={texts.help}
        aria-haspopup="dialog"
        aria-keyshortcuts={helpKey ? HELP_KEY : undefined}
        title={helpKey ? texts.helpTip : texts.help}
        onClick={open}
        className="stud stud-left"
      >
        <span aria-hidden>{HELP_KEY}</span>
      </button>
      {isOpen && help && createPortal(<help.HelpDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
