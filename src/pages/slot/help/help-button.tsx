import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../../ui/toast/toasts';
import { useLoaded } from '../../../ui/hooks';
import { useGameState } from '../../../store/game-context';
import { texts } from '../texts';

const HELP_KEY = '?';

/** Opens the help, as its key does. The help is loaded when a player first opens it. */
export function HelpButton() {
  const button = useRef<HTMLButtonElement>(null);
  const helpKey = useGameState((state) => state.helpKey);
  /** Presses since the help was closed. Each tries to load it again if that has failed. */
  const [presses, setPresses] = useState(0);
  const open = useCallback(() => setPresses((before) => before + 1), []);
  const loaded = useLoaded(
    () => import('./help-dialog'),
    presses,
    'The help could not be loaded.',
    () => toast({ kind: 'no help', variant: 'destructive', ...texts.noHelp }),
  );

  useEffect(() => {
    if (!helpKey) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, repeat, ctrlKey, altKey, metaKey, target } = event;
      if (key !== HELP_KEY || repeat || ctrlKey || altKey || metaKey || isTyping(target)) return;
      // The open menu makes the page inert.
      if (!button.current?.closest('[inert]')) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, helpKey]);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={texts.help}
        aria-haspopup="dialog"
        aria-keyshortcuts={helpKey ? HELP_KEY : undefined}
        title={helpKey ? texts.helpTip : texts.help}
        onClick={open}
        className="icon-button left-(--help-button)"
      >
        <span aria-hidden>{HELP_KEY}</span>
      </button>
      {presses > 0 &&
        loaded &&
        createPortal(<loaded.HelpDialog onClose={() => setPresses(0)} />, document.body)}
    </>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
