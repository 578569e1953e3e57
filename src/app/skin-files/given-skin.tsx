import { useLoaded } from '../../ui/hooks';

/** Files that were given to the product at once. */
export interface Given {
  readonly files: readonly File[];
  /** Tells them from those before. */
  readonly key: number;
}

interface GivenSkinProps {
  /** The last ones, until they have been answered. */
  readonly given: Given | null;
  readonly onEnd: () => void;
}

/** Offers the skin among given files. The code that reads them is loaded with the first. */
export function GivenSkin({ given, onEnd }: GivenSkinProps) {
  const loaded = useLoaded(() => import('./given-files'), given, 'A skin could not be opened.', onEnd);
  return loaded && given && <loaded.GivenFiles key={given.key} files={given.files} onEnd={onEnd} />;
}
