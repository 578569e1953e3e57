import type { ReactNode } from 'react';
import { useGameStore } from '../store/game-context';
import { ButtonLink } from '../ui/button';
import { CUSTOM_SKIN } from '../ui/skin/active-skin';

/**
 * Opens a game in the custom skin, which stays until another look is chosen. It is here because the studio doesn't
 * know the player's game.
 */
export function CustomSkinLink({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const store = useGameStore();
  return (
    <ButtonLink to={path} onClick={() => store.changeSettings({ skin: CUSTOM_SKIN })}>
      {children}
    </ButtonLink>
  );
}
