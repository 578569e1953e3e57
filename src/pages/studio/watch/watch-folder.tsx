import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/button';
import { useStudio, useStudioState } from '../editing/studio';
import { texts } from '../texts';
import { canPickFolder } from './file-system';
import { createWatching } from './watching';

/** Watches a folder in which an artist saves, where the browser can. */
export function WatchFolder() {
  return canPickFolder() ? <FolderWatch /> : <p className="mt-3 text-muted">{texts.watch.none}</p>;
}

function FolderWatch() {
  const studio = useStudio();
  const [watching] = useState(() => createWatching(studio));
  const { last, problem } = useStore(watching.state);
  const watched = useStudioState((state) => state.watched);
  useEffect(() => watching.end, [watching]);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {watched === null ? (
        <>
          {last && (
            <Button variant="brass" onClick={() => void watching.resume()}>
              <Eye aria-hidden size={18} />
              <span>{texts.watch.again(last.folder.name)}</span>
            </Button>
          )}
          <Button variant="quiet" onClick={() => void watching.start()}>
            {!last && <Eye aria-hidden size={18} />}
            <span>{last ? texts.watch.startOther : texts.watch.start}</span>
          </Button>
        </>
      ) : (
        <Button variant="quiet" onClick={watching.end}>
          <EyeOff aria-hidden size={18} />
          <span>{texts.watch.stop}</span>
        </Button>
      )}
      <p role="status" className="min-w-0 grow basis-56 wrap-anywhere text-muted">
        {problem || (watched === null ? texts.watch.text : texts.watch.watching(watched))}
      </p>
    </div>
  );
}
