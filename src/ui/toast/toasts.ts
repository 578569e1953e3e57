import { createStore } from 'zustand/vanilla';
import { announce } from '../announcements';
import { texts } from '../texts';
import { asSentence, joinSentences } from '../../languages/sentences';

interface ToastMessage {
  readonly title: string;
  readonly description: string;
  readonly variant?: 'default' | 'destructive';
  /** A new toast replaces those of its kind, so that they don't cover the page of a quick player. */
  readonly kind?: string;
  /** What the player can do about it. A toast with any stays until one is done or the toast is closed. */
  readonly actions?: readonly { readonly name: string; readonly act: () => void }[];
  /** Whether the toast stays until it is closed, even without an action. */
  readonly stays?: boolean;
  /** Called when the player has had time to read the toast, or has closed it; more than once does no harm. */
  readonly onSeen?: () => void;
  /** Whether the next press elsewhere closes the toast, by mouse, touch, Space or Enter. */
  readonly closesOnPress?: boolean;
  /** Whether the toast is not announced, because something else announces it. */
  readonly silent?: boolean;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  /** A closed toast stays until the next one comes, so that its animation can end. */
  readonly open: boolean;
}

/** Beyond this many at once, the oldest one that doesn't stay closes. */
const MAX_SHOWN = 3;

/** The toasts on screen, oldest first. Rendered by `Toaster`. */
export const toasts = createStore<readonly ShownToast[]>(() => []);

let lastId = 0;

export const isStaying = ({ actions, stays = false }: ToastMessage): boolean =>
  stays || actions !== undefined;

/** A toast as it is announced: a title without a full stop gets one. */
const announcementOf = ({ title, description, actions }: ToastMessage): string =>
  joinSentences([
    asSentence(title),
    description,
    ...(actions ? [texts.toast.actions(actions.map(({ name }) => name))] : []),
  ]);

/** Shows a toast and announces it, from anywhere and at any time. A destructive one interrupts the screen reader. */
export function toast(message: ToastMessage): void {
  const others = toasts
    .getState()
    .filter(({ open, kind }) => open && (kind === undefined || kind !== message.kind));
  const passing = others.filter((one) => !isStaying(one)).slice(1 - MAX_SHOWN);
  const kept = others.filter((one) => isStaying(one) || passing.includes(one));
  lastId += 1;
  toasts.setState([...kept, { ...message, id: lastId, open: true }], true);
  if (!message.silent)
    announce(announcementOf(message), message.variant === 'destructive' ? 'assertive' : 'polite');
}

/** Closes the toasts of these kinds, when they no longer apply. */
export function closeToastsOf(...kinds: readonly string[]): void {
  for (const { id, kind } of toasts.getState()) if (kind && kinds.includes(kind)) closeToast(id);
}

/** Closes a toast, and calls its `onSeen`. */
export function closeToast(id: number): void {
  const closed = toasts.getState().find((one) => one.id === id && one.open);
  toasts.setState((shown) => shown.map((one) => (one.id === id ? { ...one, open: false } : one)), true);
  closed?.onSeen?.();
}
