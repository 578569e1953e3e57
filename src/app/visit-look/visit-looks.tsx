import load from 'skins:load';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { pageList } from '../../pages/page-list';
import { useGameStore } from '../../store/game-context';
import { takeDrops } from '../../ui/browser/file-drops';
import { useLoaded } from '../../ui/hooks';
import { visitLook } from '../../ui/skin/active-skin';
import { lookName } from '../../ui/skin/looks';
import { toast } from '../../ui/toast/toasts';
import { takeSystemFiles } from '../skin-files/system-files';
import { LOOK_TOAST, offerLook } from './offer-look';
import { requestedLook } from './requested-look';
import { texts } from './texts';

/** What an address asks for that the system opens together with a skin (build/offline.ts). No folder of a skin is called so. */
const SYSTEM_FILE = '-file';

/**
 * Offers the look that the address asks for, and skins in files: those that come from the system, and those that are dropped on
 * any page but the studio, which takes them itself. The code that reads files is loaded with the first.
 */
export function VisitLooks() {
  const { key, pathname, search, state } = useLocation() as Location<unknown>;
  /** The last files that came, until they have been answered. `key` tells them from those before. */
  const [incoming, setIncoming] = useState<{ files: readonly File[]; key: number } | null>(null);
  const take = useCallback((files: readonly File[]): void => {
    if (files.length > 0) setIncoming({ files, key: performance.now() });
  }, []);
  const end = useCallback(() => setIncoming(null), []);
  const isStudio = pathname === pageList.studio.path;
  useEffect(() => {
    if (isStudio) return undefined;
    const left = new AbortController();
    takeDrops(({ files }) => take(files), left.signal);
    return () => left.abort();
  }, [isStudio, take]);
  const loaded = useLoaded(
    () => import('../skin-files/incoming-files'),
    incoming,
    'A skin could not be opened.',
    end,
  );
  const look = requestedLook(search, state);
  return (
    <>
      {look === SYSTEM_FILE ? (
        <SystemFiles take={take} />
      ) : (
        look !== null && <RequestedLook key={key} look={look} />
      )}
      {loaded && incoming && <loaded.IncomingFiles key={incoming.key} files={incoming.files} onEnd={end} />}
    </>
  );
}

function SystemFiles({ take }: { take: (files: readonly File[]) => void }) {
  const removeRequest = useEffectEvent(useRemoveRequest());
  useEffect(() => {
    takeSystemFiles(take);
    removeRequest();
  }, [take]);
  return null;
}

/**
 * Offers the look that the address asks for. Once that is answered, the address asks no more, so that a reload does not
 * either. Where there is no such look, says so and shows the player's own.
 */
function RequestedLook({ look }: { look: string }) {
  const store = useGameStore();
  const removeRequest = useEffectEvent(useRemoveRequest());
  useEffect(() => {
    const exists = Object.hasOwn(load, look);
    if (exists && look !== store.state.getState().skin) {
      offerLook(look, lookName(look), () => store.changeSettings({ skin: look }));
      return visitLook.subscribe(() => removeRequest());
    }
    visitLook.setState({ id: null });
    if (!exists) toast({ kind: LOOK_TOAST, variant: 'destructive', ...texts.unknown });
    return undefined;
  }, [look, store]);
  return null;
}

/** Removes what asks for a look from the page's address, so that a reload does not ask again. The page stays where it is. */
function useRemoveRequest(): () => void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return () => {
    const others = new URLSearchParams(search);
    others.delete('look');
    void navigate({ search: others.toString(), hash }, { replace: true, preventScrollReset: true });
  };
}
