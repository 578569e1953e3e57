import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { titleOf } from '../cards/slot-files';
import { Alert } from '../drop/messages';
import { useStudio, useStudioState } from '../editing/studio';
import { findStale } from '../reading/animations/stale-animations';
import { texts } from '../texts';
import { pictureSlotOf } from '../../../skins/skin-slots';

/** Animations that begin with another picture than their symbol has: the artist has drawn a new one since. */
export function StaleAnimations() {
  const studio = useStudio();
  const files = useStudioState(({ skin }) => skin.files);
  const [found, setFound] = useState<{ files: typeof files; slots: readonly string[] }>();
  useEffect(() => {
    let isCurrent = true;
    findStale(files, studio.slots, studio.tools).then(
      (slots) => isCurrent && setFound({ files, slots }),
      (reason: unknown) => console.warn('The animations could not be compared.', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [files, studio]);
  // What was found in other files may be gone by now.
  const slots = found?.files === files ? found.slots : [];
  return (
    <div role="status" className="mt-3 grid gap-3 empty:hidden">
      {slots.map((slot) => (
        <Stale key={slot} slot={slot} />
      ))}
    </div>
  );
}

function Stale({ slot }: { slot: string }) {
  const studio = useStudio();
  const title = titleOf(slot, studio.games);
  return (
    <Alert>
      <p className="wrap-anywhere">{texts.stale.text(titleOf(pictureSlotOf(slot), studio.games))}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="brass"
          aria-label={texts.stale.removeThis(title)}
          onClick={() => studio.restore(slot)}
        >
          {texts.stale.remove}
        </Button>
        <Button
          variant="quiet"
          aria-label={texts.stale.fadeThis(title)}
          onClick={() => void studio.fitAgain(slot)}
        >
          {texts.stale.fade}
        </Button>
      </div>
    </Alert>
  );
}
