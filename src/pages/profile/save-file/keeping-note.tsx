import { useEffect, useState } from 'react';
import { formatDay } from '../../../ui/format/format-instant';
import { useGameState } from '../../../store/game-context';
import { displayContext, isStoragePersisted } from '../../../store/account/storage-persistence';
import { texts } from '../texts';

const { file: words } = texts;

/** Whether the browser may delete the game, and when it was last saved to a file. */
export function KeepingNote() {
  const savedAt = useGameState((state) => state.savedToFileAt);
  /** False until the browser has answered. */
  const [isAtRisk, setAtRisk] = useState(false);
  useEffect(() => {
    void isStoragePersisted().then((isPersisted) => setAtRisk(isPersisted !== true));
  }, []);
  return (
    <div className="mt-4 grid max-w-[68ch] gap-2 empty:hidden">
      {isAtRisk && <p>{words.mayDelete[displayContext()]}</p>}
      {savedAt !== null && <p className="text-muted">{words.lastSaved(formatDay(savedAt))}</p>}
    </div>
  );
}
