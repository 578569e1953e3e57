import { useId } from 'react';
import { objectUrl } from '../../../features/custom-skin-art';
import { shownPath } from '../../../skins/archive/refusal';
import { Button } from '../../../ui/button';
import { titleOf } from '../cards/slot-files';
import { useStudio, useStudioState, type Studio } from '../editing/studio';
import { texts } from '../texts';
import { choiceLook } from './choice-look';
import { focusMessages } from './messages';

type Duplicates = ReturnType<Studio['state']['getState']>['duplicates'][number];

/** The files of a drop that are for the same places: one of each is used, and the artist can take another. */
export function DuplicateFiles() {
  const { dismissDuplicates } = useStudio();
  const duplicates = useStudioState((state) => state.duplicates);
  if (duplicates.length === 0) return null;
  return (
    <section
      aria-labelledby="duplicates"
      className="mt-4 rounded-lg border border-shaft/15 bg-deep/80 p-4 shadow-mid sm:p-5"
    >
      <h2 id="duplicates" className="text-2xl">
        {texts.duplicates.title}
      </h2>
      <p className="mt-1 text-muted">{texts.duplicates.text}</p>
      {duplicates.map((one) => (
        <FilesOfSlot key={one.slot} {...one} />
      ))}
      <Button
        variant="quiet"
        className="mt-4"
        onClick={() => {
          focusMessages();
          dismissDuplicates();
        }}
      >
        {texts.duplicates.dismiss}
      </Button>
    </section>
  );
}

function FilesOfSlot({ slot, items, used }: Duplicates) {
  const { games, takeInstead } = useStudio();
  const name = useId();
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold">{texts.duplicates.choose(titleOf(slot, games))}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {items.map((item) => (
          <label
            key={objectUrl(item.file.content)}
            className={`${choiceLook(item === used)} flex items-center gap-2 pe-3`}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={item === used}
              onChange={() => void takeInstead(item, slot)}
            />
            {(item.kind === 'picture' || item.kind === 'animation') && (
              <img
                src={objectUrl(item.file.content)}
                alt=""
                className="size-14 flex-none object-contain p-[0.25rem]"
              />
            )}
            <span translate="no" className="min-w-0 wrap-anywhere">
              {shownPath(item.file.path)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
