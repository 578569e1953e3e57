import { visitLook } from '../../ui/skin/active-skin';
import { closeToastsOf, toast } from '../../ui/toast/toasts';
import { texts } from './texts';

/** The kind of every toast about the look of this visit. */
export const LOOK_TOAST = 'look of this visit';

/** Shows a look for this visit, and asks whether to keep it, until that is answered or another look is chosen. */
export function offerLook(id: string, name: string, keep: () => void): void {
  visitLook.setState({ id });
  const unsubscribe = visitLook.subscribe(() => {
    unsubscribe();
    closeToastsOf(LOOK_TOAST);
  });
  toast({
    kind: LOOK_TOAST,
    title: name,
    description: texts.shown,
    actions: [
      { name: texts.keep, act: keep },
      { name: texts.back, act: () => visitLook.setState({ id: null }) },
    ],
  });
}
