import * as Radix from '@radix-ui/react-toast';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import coin from 'artwork:lucky-fishing/stage/coin';
import { Button } from '../button';
import { closeToast, isStaying, toasts, type ShownToast } from './toasts';
import { Picture } from '../skin/picture';
import { texts } from './texts';
import './toast.css';

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

/** Shows the toasts, the newest at the bottom. Where they are, toast.css says, and on a phone the page of a game. */
export function Toaster() {
  const shown = useStore(toasts);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // In a low place the list scrolls, to the newest.
    const newest = list.current?.lastElementChild;
    newest?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  /** The element that had the focus before. */
  const before = useRef<EventTarget>(null);
  const close = (id: number): void => {
    closeToast(id);
    if (!list.current?.contains(document.activeElement) || toasts.getState().some(({ open }) => open)) return;
    // Nothing is left to be read here, and from here Tab would begin at the top of the page.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return (
    <Radix.Provider
      duration={STAYS_MS}
      swipeDirection="right"
      label={texts.label}
      announcerContainer={detached}
    >
      {shown.map((one) => (
        <Toast key={one.id} {...one} onClose={() => close(one.id)} />
      ))}
      <Radix.Viewport
        ref={list}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
        label={texts.list}
        className="toasts"
      />
    </Radix.Provider>
  );
}

type ToastProps = ShownToast & { readonly onClose: () => void };

function Toast(props: ToastProps) {
  const {
    open,
    title,
    description,
    variant = 'default',
    actions,
    closesOnPress = false,
    onSeen,
    onClose,
  } = props;
  useEffect(() => {
    if (!onSeen) return undefined;
    const timer = setTimeout(() => {
      if (!document.hidden) onSeen();
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [onSeen]);
  const element = useRef<HTMLLIElement>(null);
  const close = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && element.current?.contains(target))) onClose();
  });
  useEffect(() => {
    if (!closesOnPress || !open) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', (event) => close(event), options);
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key === ' ' || event.key === 'Enter') close(event);
      },
      options,
    );
    return () => listening.abort();
  }, [closesOnPress, open]);
  return (
    <Radix.Root
      ref={element}
      open={open}
      onOpenChange={(stillOpen) => {
        if (!stillOpen) onClose();
      }}
      {...(isStaying(props) && { duration: Infinity })}
      // A swipe is sideways. A list in a low place scrolls.
      style={{ touchAction: 'pan-y' }}
      data-testid="toast"
      data-variant={variant}
      className={`toast rounded-lg border bg-linear-to-b ${looks[variant]} shadow-high`}
    >
      {variant === 'destructive' ? (
        <TriangleAlert aria-hidden size={32} className="toast-icon flex-none text-coral" />
      ) : (
        <Picture of={coin} width={36} height={36} className="toast-icon flex-none" />
      )}
      <div className="toast-body">
        <Radix.Title className="toast-title font-display">{title}</Radix.Title>
        <Radix.Description className="toast-text">{description}</Radix.Description>
        {actions && (
          <div className="toast-actions">
            {actions.map(({ name, act }) => (
              <Radix.Action key={name} asChild altText={name}>
                <Button variant="quiet" onClick={act}>
                  {name}
                </Button>
              </Radix.Action>
            ))}
          </div>
        )}
      </div>
      <Radix.Close
        aria-label={texts.close}
        className="toast-close grid size-11 place-items-center rounded-pill text-muted hover:text-text"
      >
        <X aria-hidden size={18} />
      </Radix.Close>
    </Radix.Root>
  );
}
