import { useState } from 'react';
import { useStore } from 'zustand';
import type { PlayableGame } from '../../games/playable';
import { PictureCard } from './picture-card';
import { pathsOf } from './pictures';
import { isKept } from './address';
import type { Studio } from './studio';
import { texts } from './texts';

interface PictureGroupProps {
  readonly title: string;
  /** By folder and name. */
  readonly names: readonly string[];
  readonly studio: Studio;
  readonly games: readonly PlayableGame[];
  /** Whether it is seen from the beginning. */
  readonly isOpen?: boolean;
}

/** Pictures that belong together, each ours beside the artist's. */
export function PictureGroup({ title, names, studio, games, isOpen = false }: PictureGroupProps) {
  const files = useStore(studio.state, ({ skins }) => skins.now.files);
  // Given once: from then on it is the artist's to open and close.
  const [isOpenAtFirst] = useState(() => isOpen || names.some((name) => isKept('look', name)));
  const yours = names.filter((name) => pathsOf(files, name).length > 0).length;
  return (
    <details open={isOpenAtFirst} className="studio-group">
      <summary>
        <h2 className="text-3xl">{title}</h2>
        <span className="text-muted tabular-nums">{texts.count(yours, names.length)}</span>
      </summary>
      <ul className="studio-pictures">
        {names.map((name) => (
          <PictureCard key={name} {...{ name, studio, games, files }} />
        ))}
      </ul>
    </details>
  );
}
