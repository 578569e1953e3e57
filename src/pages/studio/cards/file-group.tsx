import { useState, type ComponentType, type ReactNode } from 'react';
import { useStudioState } from '../editing/studio';
import { isInUrl } from '../studio-url';
import { texts } from './texts';
import { pathsInSlot } from './slot-files';

interface FileGroupProps {
  readonly title: string;
  /** Paths in the skin, without the endings. */
  readonly slots: readonly string[];
  readonly Card: ComponentType<{ readonly slot: string }>;
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
}

export function FileGroup({ title, slots, Card, isOpen = false, children }: FileGroupProps) {
  const files = useStudioState(({ skin }) => skin.files);
  // Given once: from then on it is the artist's to open and close.
  const [isOpenAtFirst] = useState(() => isOpen || slots.some((slot) => isInUrl('look', slot)));
  const replaced = slots.filter((slot) => pathsInSlot(files, slot).length > 0).length;
  return (
    <Group title={title} count={texts.count(replaced, slots.length)} isOpen={isOpenAtFirst}>
      {children}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-4">
        {slots.map((slot) => (
          <Card key={slot} slot={slot} />
        ))}
      </ul>
    </Group>
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export const Group = ({ title, count, isOpen = false, children }: GroupProps) => (
  <details open={isOpen} className="studio-group group mt-8">
    <summary className="flex min-h-11 w-fit cursor-pointer flex-wrap items-baseline gap-x-4 before:size-2 before:-translate-y-[0.35rem] before:-rotate-45 before:border-r-3 before:border-b-3 before:border-gold-light group-open:before:rotate-45 rtl:before:rotate-135">
      <h2 className="text-3xl">{title}</h2>
      <span className="text-muted tabular-nums">{count}</span>
    </summary>
    {children}
  </details>
);
