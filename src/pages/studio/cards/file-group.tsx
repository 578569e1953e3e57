import { useState, type ComponentType, type ReactNode } from 'react';
import { useStudioState } from '../editing/use-studio';
import { isKept } from '../kept-in-url';
import { texts } from '../texts';
import { pathsOf } from './named-files';

interface FileGroupProps {
  readonly title: string;
  /** By folder and name. */
  readonly names: readonly string[];
  readonly Card: ComponentType<{ readonly name: string }>;
  /** Whether it is open from the beginning. */
  readonly isOpen?: boolean;
  /** What is said above the cards. */
  readonly children?: ReactNode;
}

/** Pictures or sounds that belong together, a card each. */
export function FileGroup({ title, names, Card, isOpen = false, children }: FileGroupProps) {
  const files = useStudioState(({ skin }) => skin.files);
  // Given once: from then on it is the artist's to open and close.
  const [isOpenAtFirst] = useState(() => isOpen || names.some((name) => isKept('look', name)));
  const replaced = names.filter((name) => pathsOf(files, name).length > 0).length;
  return (
    <details open={isOpenAtFirst} className="studio-group">
      <summary>
        <h2 className="text-3xl">{title}</h2>
        <span className="text-muted tabular-nums">{texts.count(replaced, names.length)}</span>
      </summary>
      {children}
      <ul className="studio-cards">
        {names.map((name) => (
          <Card key={name} name={name} />
        ))}
      </ul>
    </details>
  );
}
