import Music from 'lucide-react/icons/music';
import { useState } from 'react';
import { objectUrl } from '../../../features/custom-skin-art';
import { shownPath } from '../../../skins/archive/refusal';
import { fileOf } from '../../../skins/paths';
import { useStudio, useStudioState } from '../editing/studio';
import type { DroppedItem } from '../reading/dropped-items';
import { texts } from '../texts';
import { choiceLook } from './choice-look';
import { PlaceBoard } from './place-board';

/** The id of the heading, which the page scrolls to. */
export const UNASSIGNED_ID = 'unassigned';

/** The files that wait for a place, and a board of all places for the one that is picked. */
export function UnassignedFiles() {
  const studio = useStudio();
  const items = useStudioState((state) => state.unassigned);
  /** The one that is picked, until others come before the first that there was then. */
  const [picked, setPicked] = useState<{ readonly item: DroppedItem; readonly first: DroppedItem } | null>(
    null,
  );
  /** The one that is dragged now, which may be another one than that which is picked. */
  const [dragged, setDragged] = useState<DroppedItem | null>(null);
  const [first] = items;
  if (!first) return null;
  const current = items.find((item) => item === picked?.item && first === picked.first) ?? first;
  return (
    <section
      aria-labelledby={UNASSIGNED_ID}
      className="mt-4 rounded-lg border border-shaft/15 bg-deep/80 p-4 shadow-mid sm:p-5"
    >
      <h2 id={UNASSIGNED_ID} className="scroll-mb-64 text-2xl">
        {texts.unassigned.title}
      </h2>
      <p className="mt-1 text-muted">
        <span>{texts.unassigned.text}</span>{' '}
        <span className="hidden any-pointer-fine:inline">{texts.unassigned.drag}</span>
      </p>
      <ul aria-label={texts.unassigned.files} className="mt-3 flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={objectUrl(item.file.content)} className="max-w-full">
            <button
              type="button"
              draggable
              aria-pressed={item === current}
              className={`${choiceLook(item === current)} flex max-w-full items-center gap-2 pe-3 text-start`}
              onClick={() => setPicked({ item, first })}
              onDragStart={({ dataTransfer }) => {
                setPicked({ item, first });
                setDragged(item);
                dataTransfer.setData('text/plain', item.file.path);
                dataTransfer.effectAllowed = 'move';
              }}
              onDragEnd={() => setDragged(null)}
            >
              {item.kind === 'sound' ? (
                <Music aria-hidden className="m-3 size-8" />
              ) : (
                <img
                  src={objectUrl(item.file.content)}
                  alt=""
                  draggable={false}
                  className="size-14 flex-none object-contain p-[0.25rem]"
                />
              )}
              <span translate="no" className="min-w-0 wrap-anywhere">
                {shownPath(fileOf(item.file.path))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <PlaceBoard
        item={current}
        onDragged={
          dragged &&
          ((slot) => {
            setDragged(null);
            void studio.assign(dragged, slot);
          })
        }
      />
    </section>
  );
}
