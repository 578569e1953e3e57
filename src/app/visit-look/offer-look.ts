import load from 'skins:load';
import type { Game } from '../../store/game-store';
import { visitLook } from '../../ui/skin/active-skin';
import { lookName } from '../../ui/skin/looks';
import { closeToastsOf, toast } from '../../ui/toast/toasts';
import { texts } from './texts';

const KIND = 'look of this visit';

/** Takes what asked for the look from the tab's address, so that it does not ask again after a reload. */
function forgetAsking(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('look');
  window.history.replaceState({ ...window.history.state, state: null }, '', url);
}

/**
 * Shows a look for this visit, and asks whether to keep it, until that is answered or another look is chosen. Where there
 * is no such look, says so and shows the player's own.
 */
export function offerLook(
  id: string,
  { state, changeSettings }: Pick<Game, 'state' | 'changeSettings'>,
): void {
  const exists = Object.hasOwn(load, id);
  const isNew = exists && id !== state.getState().skin;
  visitLook.setState({ id: isNew ? id : null });
  if (!exists) toast({ kind: KIND, variant: 'destructive', ...texts.unknown });
  if (!isNew) return;
  const unsubscribe = visitLook.subscribe(() => {
    unsubscribe();
    closeToastsOf(KIND);
    forgetAsking();
  });
  toast({
    kind: KIND,
    title: lookName(id),
    description: texts.shown,
    actions: [
      { name: texts.keep, act: () => changeSettings({ skin: id }) },
      { name: texts.back, act: () => visitLook.setState({ id: null }) },
    ],
  });
}
