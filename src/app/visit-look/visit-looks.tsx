import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { pageList } from '../../pages/page-list';
import { GivenSkin, type Given } from '../skin-files/given-skin';
import { takeSystemFiles } from '../skin-files/system-files';
import { useDroppedFiles } from '../skin-files/use-dropped-files';
import { askedLook } from './asked-look';
import { LookQuestion } from './look-question';
import { useForgetAsking } from './use-forget-asking';

/** What an address asks for that the system opens together with a skin (build/offline.ts). No folder of a skin is called so. */
const SYSTEM_FILE = '-file';

/**
 * Offers the look that the address asks for, and skins in files: those that come from the system, and those that are dropped on
 * any page but the studio, which takes them itself.
 */
export function VisitLooks() {
  const { key, pathname, search, state } = useLocation() as Location<unknown>;
  const [given, setGiven] = useState<Given | null>(null);
  const take = useCallback((files: readonly File[]): void => {
    if (files.length > 0) setGiven({ files, key: performance.now() });
  }, []);
  const end = useCallback(() => setGiven(null), []);
  useDroppedFiles(take, pathname !== pageList.studio.path);
  const look = askedLook(search, state);
  return (
    <>
      {look === SYSTEM_FILE ? (
        <SystemFiles take={take} />
      ) : (
        look !== null && <LookQuestion key={key} look={look} />
      )}
      <GivenSkin given={given} onEnd={end} />
    </>
  );
}

function SystemFiles({ take }: { take: (files: readonly File[]) => void }) {
  const forgetAsking = useEffectEvent(useForgetAsking());
  useEffect(() => {
    takeSystemFiles(take);
    forgetAsking();
  }, [take]);
  return null;
}
