import { useStore } from 'zustand';
import type { PlayableGame } from '../../games/playable';
import { PictureCard } from './picture-card';
import { pathsOf } from './pictures';
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
  const yours = names.filter((name) => pathsOf(files, name).length > 0).length;
  return (
    <details open={isOpen} className="studio-group">
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
