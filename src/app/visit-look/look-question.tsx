import load from 'skins:load';
import { useEffect, useEffectEvent } from 'react';
import { useGame } from '../../store/game-context';
import { visitLook } from '../../ui/skin/active-skin';
import { lookName } from '../../ui/skin/looks';
import { toast } from '../../ui/toast/toasts';
import { LOOK_TOAST, offerLook } from './offer-look';
import { texts } from './texts';
import { useForgetAsking } from './use-forget-asking';

/**
 * Offers the look that the address asks for. Once that is answered, the address asks no more, so that a reload does not
 * either. Where there is no such look, says so and shows the player's own.
 */
export function LookQuestion({ look }: { look: string }) {
  const game = useGame();
  const forgetAsking = useEffectEvent(useForgetAsking());
  useEffect(() => {
    const exists = Object.hasOwn(load, look);
    if (exists && look !== game.state.getState().skin) {
      offerLook(look, lookName(look), () => game.changeSettings({ skin: look }));
      return visitLook.subscribe(() => forgetAsking());
    }
    visitLook.setState({ id: null });
    if (!exists) toast({ kind: LOOK_TOAST, variant: 'destructive', ...texts.unknown });
    return undefined;
  }, [look, game]);
  return null;
}
