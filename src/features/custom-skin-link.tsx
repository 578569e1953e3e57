import type { ReactNode } from 'react';
import { useGameStore } from '../store/game-context';
import { ButtonLink } from '../ui/button';
import { studioLook } from '../ui/skin/active-skin';

interface CustomSkinLinkProps {
  /** Its id among the saved skins, if it has one. */
  readonly skin: number | undefined;
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Opens a game in the open skin, which stays until another look is chosen. It is here because the studio doesn't know the player's
 * game.
 */
export function CustomSkinLink({ skin, path, children }: CustomSkinLinkProps) {
  const store = useGameStore();
  return (
    <ButtonLink to={path} onClick={() => store.changeSettings({ skin: studioLook(skin) })}>
      {children}
    </ButtonLink>
  );
}
