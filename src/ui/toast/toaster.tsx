import * as Radix from '@radix-ui/react-toast';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import coin from 'artwork:shell/sea/coin';
import { Button } from '../button';
import { openDialogs } from '../open-dialogs';
import { closeToast, isStaying, toasts, type ShownToast } from './toasts';
import { Picture } from '../skin/picture';
import { texts } from './texts';

/** How long a toast stays unless it is hovered, focused or the window is left, once no dialog covers it (ms). */
const STAYS_MS = 5000;

/** How long a toast has to be in view to count as seen (ms). */
const SEEN_MS = 2000;

const looks = {
  default: 'border-gold/60 from-mid to-deep',
  destructive: 'border-coral from-wreck to-abyss',
} as const;

/** Where Radix announces each toast. It is not in the page: `toast` has announced it already. */
const detached = new DocumentFragment();

/** They slide in from the side and out in the direction of the swipe. With reduced motion they fade. */
const motion = [
  'data-[state=open]:animate-[toast-in_200ms_var(--ease-in-water)] motion-reduce:data-[state=open]:[animation-name:fade-in]',
  'data-[state=closed]:animate-[toast-out_140ms_ease-in_forwards] motion-reduce:data-[state=closed]:[animation-name:fade-out]',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-[translate]',
  'data-[swipe=end]:animate-[toast-swiped_140ms_ease-in_forwards]',
].join(' ');

/** There is room for one over a machine: the newest comes before the others. A larger shadow would end at the edge of their box. */
const overMachine =
  'over-machine:has-[~.toast[data-state=open]]:hidden over-machine:[box-shadow:var(--shadow-low)]! short-toast:min-h-11 short-toast:py-0.5 short-toast:pr-11 short-toast:pl-3';

/** In a low place, one action is beside the text; several are where it is wide. */
function actionsBeside(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'short-toast:grid short-toast:grid-cols-[1fr_auto] short-toast:items-center short-toast:gap-x-2'
    : 'short-toast:@min-[36rem]:grid short-toast:@min-[36rem]:grid-cols-[1fr_auto] short-toast:@min-[36rem]:items-center short-toast:@min-[36rem]:gap-x-2';
}

/** Shows the toasts under the header, the newest at the bottom. The page of a game says where else (messages.css). */
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
        // Clicks beside toasts reach the page.
        className="toasts @container pointer-events-none fixed inset-x-3 top-[calc(var(--spacing-header)+8px)] z-50 flex flex-col gap-2 sm:right-[calc(16px+var(--spacing-safe-right))] sm:left-auto sm:w-[min(23rem,max(368px,35vw))]"
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
  const isCovered = useStore(openDialogs) > 0;
  useEffect(() => {
    if (!onSeen || isCovered) return undefined;
    const timer = setTimeout(() => {
      if (!document.hidden) onSeen();
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [onSeen, isCovered]);
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
      {...((isStaying(props) || isCovered) && { duration: Infinity })}
      // A swipe is sideways. A list in a low place scrolls.
      style={{ touchAction: 'pan-y' }}
      data-testid="toast"
      data-variant={variant}
      className={`toast pointer-events-auto relative flex flex-none items-center gap-3.5 rounded-lg border bg-linear-to-b py-3 pr-13 pl-4 shadow-high ${looks[variant]} ${motion} ${overMachine}`}
    >
      {variant === 'destructive' ? (
        <TriangleAlert
          aria-hidden
          size={32}
          className="flex-none text-coral short-toast:hidden menu-toast:hidden"
        />
      ) : (
        <Picture
          of={coin}
          width={36}
          height={36}
          className="flex-none short-toast:hidden menu-toast:hidden"
        />
      )}
      <div
        className={`grow short-toast:text-[0.8125rem] short-toast:leading-[1.19] ${actionsBeside(actions?.length ?? 0)}`}
      >
        <Radix.Title className="font-display text-lg leading-[1.375] font-semibold short-toast:mr-[0.4em] short-toast:inline short-toast:text-[length:inherit] short-toast:leading-[inherit]">
          {title}
        </Radix.Title>
        <Radix.Description className="text-sm short-toast:inline short-toast:text-[length:inherit] short-toast:leading-[inherit]">
          {description}
        </Radix.Description>
        {actions && (
          // Two buttons share a line over a machine, also where that goes on below the one that closes the toast.
          <div
            className={`mt-2 flex flex-wrap gap-2 over-machine:-mr-9 over-machine:gap-1.5 ${actions.length === 1 ? 'short-toast:col-start-2 short-toast:row-span-2 short-toast:row-start-1 short-toast:m-0' : 'short-toast:mt-0.5 short-toast:@min-[36rem]:col-start-2 short-toast:@min-[36rem]:row-span-2 short-toast:@min-[36rem]:row-start-1 short-toast:@min-[36rem]:m-0'}`}
          >
            {actions.map(({ name, act }) => (
              <Radix.Action key={name} asChild altText={name}>
                <Button
                  variant="quiet"
                  className="over-machine:px-3 over-machine:text-[0.875rem]!"
                  onClick={act}
                >
                  {name}
                </Button>
              </Radix.Action>
            ))}
          </div>
        )}
      </div>
      <Radix.Close
        aria-label={texts.close}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-pill text-muted hover:text-text short-toast:top-0 short-toast:right-0"
      >
        <X aria-hidden size={18} />
      </Radix.Close>
    </Radix.Root>
  );
}
