import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { PlayableGame } from '../../../games/playable';
import { FileGroup } from './file-group';
import { hearing, stopHearing } from './hearing';
import { SoundCard } from './sound-card';
import type { Studio } from '../editing/studio';
import { texts } from '../texts';

interface SoundGroupProps {
  /** By folder and name. */
  readonly names: readonly string[];
  readonly studio: Studio;
  readonly games: readonly PlayableGame[];
}

/** The sounds of a game, each ours beside the artist's. It is silent once it is left. */
export function SoundGroup(props: SoundGroupProps) {
  const hasFailed = useStore(hearing, (state) => state.hasFailed);
  useEffect(() => stopHearing, []);
  return (
    <FileGroup {...props} title={texts.groups.sounds} Card={SoundCard}>
      <p className="mt-1 max-w-[62ch] text-muted">{texts.hear.text}</p>
      <p role="alert" className="mt-1 text-gold-light empty:hidden">
        {hasFailed && texts.hear.failed}
      </p>
    </FileGroup>
  );
}
