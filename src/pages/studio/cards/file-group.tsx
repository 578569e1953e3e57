import { useState, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { PlayableGame } from '../../../games/playable';
import { isKept } from '../address';
import type { CardProps } from './file-card';
import { pathsOf } from './named-files';
import type { Studio } from '../editing/studio';
import { texts } from '../texts';

interface FileGroupProps {
  readonly title: string;
  /** By folder and name. */
  readonly names: readonly string[];
  readonly Card: ComponentType<CardProps>;
  readonly studio: Studio;
  readonly games: readonly PlayableGame[];
  /** Whether it is seen from the beginning. */
  readonly isOpen?: boolean;
  /** What is said above the cards. */
  readonly children?: ReactNode;
}

/** Pictures or sounds that belong together, each ours beside the artist's. */
export function FileGroup({ title, names, Card, studio, games, isOpen = false, children }: FileGroupProps) {
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
      {children}
      <ul className="studio-cards">
        {names.map((name) => (
          <Card key={name} {...{ name, studio, games, files }} />
        ))}
      </ul>
    </details>
  );
}
