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
import { useIdle } from '../../ui/use-idle';
import { takeSystemFiles } from '../skin-files/system-files';
import { LOOK_TOAST, offerLook } from './offer-look';
import { requestedLook, requestedSkin } from './requested-look';
import { texts } from './texts';

/** What an address asks for that the system opens together with a skin (build/offline.ts). No folder of a skin is called so. */
const SYSTEM_FILE = '-file';

/** Files that came together. */
interface Incoming {
  readonly files: readonly File[];
  /** What a skin that a link names weighs, to be read; undefined for any other. */
  readonly linkedSize: string | undefined;
  /** Tells them from those before. */
  readonly key: number;
}

type TakeFiles = (files: readonly File[], linkedSize?: string) => void;

/**
 * Offers the look that the address asks for, and skins in files: that of a link, those that come from the system, and those that are
 * dropped on any page but the studio, which takes them itself. The code that reads files is loaded with the first.
 */
export function VisitLooks() {
  const { key, pathname, search, state } = useLocation() as Location<unknown>;
  /** The last files that came, until they have been answered. */
  const [incoming, setIncoming] = useState<Incoming | null>(null);
  const take = useCallback<TakeFiles>((files, linkedSize) => {
    if (files.length > 0) setIncoming({ files, linkedSize, key: performance.now() });
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
  const skin = requestedSkin(search);
  return (
    <>
      {look === SYSTEM_FILE ? (
        <SystemFiles take={take} />
      ) : (
        look !== null && <RequestedLook key={key} look={look} />
      )}
      {skin !== null && <LinkedSkin key={`${key} of a skin`} address={skin} take={take} />}
      {loaded && incoming && <loaded.IncomingFiles {...incoming} key={incoming.key} onEnd={end} />}
    </>
  );
}

/**
 * Fetches the skin that the address names once the page is idle. When it is there, or can't be, the address asks no more, so that
 * a reload does not either.
 */
function LinkedSkin({ address, take }: { address: string; take: TakeFiles }) {
  const loaded = useLoaded(
    () => import('../skin-files/linked-skin'),
    useIdle() && address,
    'The skin of a link could not be opened.',
  );
  const removeRequest = useEffectEvent(useRemoveRequest());
  useEffect(() => {
    const left = new AbortController();
    void loaded?.fetchLinkedSkin(address, left.signal).then((fetched) => {
      if (left.signal.aborted) return;
      if (fetched) take([fetched.zip], fetched.size);
      removeRequest();
    });
    return () => left.abort();
  }, [loaded, address, take]);
  return null;
}

function SystemFiles({ take }: { take: TakeFiles }) {
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

/** Removes what asks for a look or a skin from the page's address, so that a reload does not ask again. The page stays where it is. */
function useRemoveRequest(): () => void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return () => {
    const others = new URLSearchParams(search);
    others.delete('look');
    others.delete('skin');
    void navigate({ search: others.toString(), hash }, { replace: true, preventScrollReset: true });
  };
}
