import { useState, type ReactNode } from 'react';
import type { SavedSkin } from '../../store/custom-skin/saved-skins';
import { useGameStore } from '../../store/game-context';
import { Button } from '../../ui/button';
import { texts } from './texts';

interface SkinButtonProps {
  /** What the skin is called. */
  readonly name: string;
  readonly onPress: () => void;
}

/** Hands the skin to others. */
export const ShareButton = ({ name, onPress }: SkinButtonProps) => (
  <Button variant="quiet" aria-label={texts.shareThis(name)} onClick={onPress}>
    {texts.share}
  </Button>
);

interface RemovableProps {
  readonly name: string;
  /** Its id as a look. Where it is the player's, the product's own takes its place. */
  readonly look: string;
  /** Returns whether it is removed. */
  readonly onRemove: () => Promise<boolean>;
  /** The other buttons, which give way to the question. */
  readonly children: ReactNode;
}

/** The buttons of a skin, with one that removes it: that asks once more in the same place. */
export function Removable({ name, look, onRemove, children }: RemovableProps) {
  const store = useGameStore();
  const [isAsking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    const isRemoved = await onRemove();
    if (isRemoved && store.state.getState().skin === look) store.changeSettings({ skin: null });
  };
  if (!isAsking) {
    return (
      <>
        {children}
        <Button variant="quiet" aria-label={texts.removeThis(name)} onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </>
    );
  }
  return (
    <>
      <span>{texts.sure}</span>
      <Button variant="brass" onClick={() => void remove()}>
        {texts.yes}
      </Button>
      <Button variant="quiet" autoFocus onClick={() => setAsking(false)}>
        {texts.no}
      </Button>
    </>
  );
}

interface RemovedSkinsProps {
  readonly skins: readonly SavedSkin[];
  /** What a skin without a name is called. */
  readonly unnamed: string;
  readonly onBringBack: (id: number, name: string) => void;
}

/** The skins that were removed last, each with a button that brings it back. */
export function RemovedSkins({ skins, unnamed, onBringBack }: RemovedSkinsProps) {
  const { title, bringBack, bringBackThis } = texts.removed;
  if (skins.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer py-2 text-muted">{title}</summary>
      <ul className="grid gap-2">
        {skins.map(({ id, notes }) => {
          const name = notes.name.trim() || unnamed;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="flex min-w-0 grow basis-40 flex-wrap gap-x-2 wrap-anywhere">
                <strong translate="no">{name}</strong>
                {notes.author.trim() !== '' && (
                  <span className="text-muted">{texts.by(notes.author.trim())}</span>
                )}
              </p>
              <Button variant="quiet" aria-label={bringBackThis(name)} onClick={() => onBringBack(id, name)}>
                {bringBack}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
