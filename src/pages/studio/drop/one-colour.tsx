import { useEffect, useState } from 'react';
import { isSymbol } from '../../../skins/image-list';
import { useStudio, useStudioState } from '../editing/studio';
import { isOfOneColour } from '../reading/one-colour';
import { texts } from '../texts';

/** Says that the symbols of the game that is shown are hard to tell apart, if all of them have one colour. */
export function OneColour() {
  const { games, slots, tools } = useStudio();
  const files = useStudioState(({ skin }) => skin.files);
  const game = useStudioState((state) => state.game);
  const [found, setFound] = useState<{ files: typeof files; game: string }>();
  useEffect(() => {
    let isCurrent = true;
    const symbols = slots.images.filter((slot) => isSymbol(slot) && slot.startsWith(`${game}/`));
    isOfOneColour(files, symbols, tools).then(
      (isOne) => isCurrent && setFound(isOne ? { files, game } : undefined),
      (reason: unknown) => console.warn('The colours of the symbols could not be compared.', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [files, game, slots, tools]);
  const title = games.find(({ definition }) => definition.id === game)?.definition.title ?? '';
  return (
    <p
      role="status"
      className="mt-3 rounded-md border-s-4 border-kelp bg-deep/80 px-[1rem] py-[0.75rem] empty:hidden"
    >
      {found?.files === files && found.game === game && texts.oneColour(title)}
    </p>
  );
}
