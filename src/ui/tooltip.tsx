import { useEffect, useId, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';
import { useEscape } from './hooks/use-escape';

/** How long the pointer rests on something before its tooltip opens (spec section 9, ms). */
const OPEN_DELAY_MS = 700;
/** For how long after one has closed the next opens at once (spec section 9, ms). */
const SKIP_DELAY_MS = 300;

interface Shown {
  readonly id: string;
  readonly named: Element;
  /** Where it points to: the middle of the right edge of what it names (CSS pixels in the window). */
  readonly x: number;
  readonly y: number;
}

/** The one tooltip that is open. */
const useShown = create<Shown | null>(() => null);
let opening: ReturnType<typeof setTimeout> | undefined;
let closedAt = -Infinity;

function close(): void {
  clearTimeout(opening);
  if (!useShown.getState()) return;
  closedAt = performance.now();
  useShown.setState(null, true);
}

function open(id: string, named: Element): void {
  close();
  const { right, top, height } = named.getBoundingClientRect();
  useShown.setState({ id, named, x: right, y: top + height / 2 }, true);
}

function openInTime(id: string, named: Element): void {
  close();
  if (performance.now() - closedAt < SKIP_DELAY_MS) open(id, named);
  else opening = setTimeout(() => open(id, named), OPEN_DELAY_MS);
}

/** Props of the element that a tooltip names. */
interface Named {
  readonly 'aria-describedby'?: string;
  readonly onPointerEnter?: (event: PointerEvent) => void;
  readonly onPointerLeave?: (event: PointerEvent) => void;
  readonly onPointerDown?: () => void;
  readonly onFocus?: (event: FocusEvent) => void;
  readonly onBlur?: () => void;
}

interface TooltipProps {
  readonly text: string;
  /** If false, the element has no tooltip. */
  readonly enabled: boolean;
  readonly children: (named: Named) => ReactNode;
}

/** Names an element, to its right: under the pointer after a while, on focus by the keyboard at once. */
export function Tooltip({ text, enabled, children }: TooltipProps) {
  const id = useId();
  const shown = useShown((one) => (enabled && one?.id === id ? one : null));
  useEffect(() => close, [enabled]);
  useEscape(shown !== null, close);
  useEffect(() => {
    if (!shown) return;
    window.addEventListener('scroll', close, { capture: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  }, [shown]);

  /** Keeps the tooltip open while the pointer is on it or on the element that it names. */
  const closeOnLeave = ({ relatedTarget }: PointerEvent): void => {
    const to = relatedTarget instanceof Node ? relatedTarget : null;
    if (!shown?.named.contains(to) && !document.getElementById(id)?.contains(to)) close();
  };
  const named: Named = {
    ...(shown && { 'aria-describedby': id }),
    onPointerEnter({ pointerType, currentTarget }) {
      if (pointerType !== 'touch' && !shown) openInTime(id, currentTarget);
    },
    onPointerLeave: closeOnLeave,
    onPointerDown: close,
    onFocus({ currentTarget }) {
      if (currentTarget.matches(':focus-visible')) open(id, currentTarget);
    },
    onBlur: close,
  };
  return (
    <>
      {children(enabled ? named : {})}
      {shown &&
        createPortal(
          <div
            id={id}
            role="tooltip"
            onPointerLeave={closeOnLeave}
            style={{ left: shown.x, top: shown.y }}
            className="fixed z-50 -translate-y-1/2 pl-2.5"
          >
            <span className="block rounded-md border border-shaft/25 bg-abyss px-3 py-1.5 text-sm font-semibold shadow-mid">
              {text}
            </span>
          </div>,
          document.body,
        )}
    </>
  );
}
