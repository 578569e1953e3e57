import type { Game } from '../../store/game-store';
import { visitLook } from '../../ui/skin/active-skin';
import { lookName } from '../../ui/skin/looks';
import { closeToastsOf, toast } from '../../ui/toast/toasts';
import { texts } from './texts';

const { look } = texts;
const KIND = 'look of this visit';

/** Takes what asked for the look from the tab's address, so that it does not ask again after a reload. */
function forgetAsking(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('look');
  window.history.replaceState({ ...window.history.state, state: null }, '', url);
}

export const reportUnknownLook = (): void => toast({ kind: KIND, variant: 'destructive', ...look.unknown });

/** Asks whether to keep the look that this visit shows, until that is answered or another look is chosen. */
export function offerLook(id: string, { changeSettings }: Pick<Game, 'changeSettings'>): void {
  // It may have failed to load meanwhile.
  if (visitLook.getState().id !== id) return;
  const unsubscribe = visitLook.subscribe(() => {
    unsubscribe();
    closeToastsOf(KIND);
    forgetAsking();
  });
  toast({
    kind: KIND,
    title: lookName(id),
    description: look.shown,
    actions: [
      { name: look.keep, act: () => changeSettings({ skin: id }) },
      { name: look.back, act: () => visitLook.setState({ id: null }) },
    ],
  });
}
