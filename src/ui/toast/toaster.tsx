import * as Radix from '@radix-ui/react-toast';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import coin from 'artwork:lucky-fishing/stage/coin';
import { Button } from '../button';
import { closeToast, toasts, type ShownToast } from './toasts';
import { Picture } from '../skin/picture';

/** How long a toast stays unless it is hovered, focused or the window is left (ms). */
const STAYS_MS = 5000;

/** How long a toast has to be in view to count as seen (ms). */
const SEEN_MS = 2000;

const looks = {
  default: 'border-gold/60 from-mid to-deep',
  destructive: 'border-coral from-wreck to-abyss',
} as const;

/** Where Radix announces each toast. It is not in the page: `toast` has announced it already. */
const detached = new DocumentFragment();

/** Shows the toasts under the header, away from SPIN! on a phone. Clicks beside them reach the page. */
export function Toaster() {
  const shown = useStore(toasts);
  const list = useRef<HTMLOListElement>(null);
  /** The element that had the focus before. */
  const before = useRef<EventTarget>(null);
  const close = (id: number): void => {
    closeToast(id);
    if (!list.current?.contains(document.activeElement) || toasts.getState().some(({ open }) => open)) return;
    // Nothing is left to be read here, and from here Tab would begin at the top of the page.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return (
    <Radix.Provider duration={STAYS_MS} swipeDirection="right" label="Message" announcerContainer={detached}>
      {shown.map((one) => (
        <Toast key={one.id} {...one} onClose={() => close(one.id)} />
      ))}
      <Radix.Viewport
        ref={list}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
        label="Messages ({hotkey})"
        className="pointer-events-none fixed inset-x-3 top-[calc(var(--spacing-header)+0.5rem)] z-50 flex flex-col gap-2 sm:inset-x-auto sm:right-[calc(1rem+var(--spacing-safe-right))] sm:w-92"
      />
    </Radix.Provider>
  );
}

interface ToastProps extends ShownToast {
  readonly onClose: () => void;
}

function Toast({ open, title, description, variant = 'default', action, onSeen, onClose }: ToastProps) {
  useEffect(() => {
    if (!onSeen) return undefined;
    const timer = setTimeout(() => {
      if (!document.hidden) onSeen();
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [onSeen]);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(stillOpen) => {
        if (!stillOpen) onClose();
      }}
      {...(action && { duration: Infinity })}
      data-testid="toast"
      data-variant={variant}
      className={`pointer-events-auto relative flex toast items-center gap-3.5 rounded-lg border bg-linear-to-b ${looks[variant]} py-3 pr-13 pl-4 shadow-high`}
    >
      {variant === 'destructive' ? (
        <TriangleAlert aria-hidden size={32} className="shrink-0 text-coral" />
      ) : (
        <Picture of={coin} width={36} height={36} className="shrink-0" />
      )}
      <div>
        <Radix.Title className="font-display text-lg leading-snug font-semibold">{title}</Radix.Title>
        <Radix.Description className="text-sm">{description}</Radix.Description>
        {action && (
          <Radix.Action asChild altText={action.name}>
            <Button variant="quiet" className="mt-2" onClick={action.act}>
              {action.name}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Close"
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-pill text-muted hover:text-text"
      >
        <X aria-hidden size={18} />
      </Radix.Close>
    </Radix.Root>
  );
}
