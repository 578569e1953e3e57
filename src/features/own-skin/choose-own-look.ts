import { game } from '../../store/game';
import { OWN_LOOK } from '../../ui/skin/own-look';

/** Shows everything in the artist's own skin, now and at later visits, until another look is chosen in Settings. */
export const chooseOwnLook = (): void => game.set({ skin: OWN_LOOK });
