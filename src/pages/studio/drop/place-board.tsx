import Music from 'lucide-react/icons/music';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState, type SubmitEvent } from 'react';
import { shownPath } from '../../../skins/archive/refusal';
import { isForWins } from '../../../games/win-art';
import { isSymbol } from '../../../skins/image-list';
import { fileOf, folderOf } from '../../../skins/paths';
import { Button } from '../../../ui/button';
import { sharedGroup, titleOf } from '../cards/slot-files';
import { useStudio, useStudioState } from '../editing/studio';
import { originals } from '../originals';
import type { DroppedItem } from '../reading/dropped-items';
import { likelyPlaces, likelySlots, slotsForKind } from '../reading/likely-slots';
import { texts as cardTexts } from '../cards/texts';
import { texts } from '../texts';
import { choiceLook } from './choice-look';
import { focusMessages } from './messages';
import { symbolSlotOf } from '../../../skins/skin-slots';
import { imageSources } from '../../../ui/browser/sized-images';

interface PlaceBoardProps {
  readonly item: DroppedItem;
  /** Takes the slot on which a file is dropped; null while none is dragged. */
  readonly onDragged: ((slot: string) => void) | null;
}

/** All places that a file may take, the likely ones first, of which the artist chooses one. */
export function PlaceBoard({ item, onDragged }: PlaceBoardProps) {
  const studio = useStudio();
  const { games, slots: all } = studio;
  const shown = useStudioState((state) => state.game);
  const unassigned = useStudioState((state) => state.unassigned);
  const [choice, setChoice] = useState<{ readonly item: DroppedItem; readonly slot: string } | null>(null);
  const count = unassigned.length;
  const slots = slotsForKind(item, all);
  const file = shownPath(fileOf(item.file.path));
  const likely = likelySlots(item, all, shown);
  const likelyCount = likelyPlaces(unassigned, all, shown).length;
  const chosen = choice?.item === item ? choice.slot : likely[0];

  const gameTitle = (slot: string): string | undefined =>
    games.find(({ definition: { id } }) => slot.startsWith(`${id}/`))?.definition.title;
  // The game that is shown first, and the pages last; in each game the symbols first.
  const rank = (slot: string): number =>
    4 * Number(slot.startsWith(`${shown}/`)) +
    2 * Number(gameTitle(slot) !== undefined) +
    Number(isSymbol(slot));
  const others = new Map<string, string[]>();
  for (const slot of slots.filter((one) => !likely.includes(one)).sort((a, b) => rank(b) - rank(a))) {
    const title = groupTitle(slot, gameTitle(slot));
    others.set(title, [...(others.get(title) ?? []), slot]);
  }
  const groups: [title: string, slots: readonly string[]][] = [
    ...(likely.length > 0 ? [[texts.unassigned.likely, likely] as [string, string[]]] : []),
    ...others,
  ];
  /** What was focused goes with the last file. */
  const leaveLast = (): void => {
    if (count === 1) focusMessages();
  };
  const assign = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (chosen === undefined) return;
    leaveLast();
    void studio.assign(item, chosen);
  };
  return (
    <form onSubmit={assign} className="mt-3">
      <fieldset className="group/board" data-dragging={onDragged !== null}>
        <legend className="wrap-anywhere">{texts.unassigned.place(file)}</legend>
        <div className="mt-[0.5rem] grid max-h-[min(26rem,60svh)] gap-[0.75rem] overflow-y-auto overscroll-contain rounded-[0.5rem] bg-trench p-[0.5rem]">
          {groups.map(([title, group]) => (
            <div key={title} role="group" aria-label={title}>
              <p aria-hidden className="text-sm text-muted">
                {title}
              </p>
              <ul className="mt-[0.25rem] grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-[0.5rem]">
                {group.map((slot) => {
                  const game = likely.includes(slot) && gameTitle(slot);
                  const name = titleOf(slot, games);
                  return (
                    <li key={slot}>
                      <label
                        className={`${choiceLook(slot === chosen)} grid h-full content-start justify-items-center px-[0.0625rem] py-[0.25rem] text-center text-[0.875rem] leading-[1.2] wrap-anywhere group-data-[dragging=true]/board:hover:border-gold`}
                        onDragOver={(event) => {
                          if (onDragged) event.preventDefault();
                        }}
                        onDrop={(event) => {
                          event.preventDefault();
                          onDragged?.(slot);
                        }}
                      >
                        <input
                          type="radio"
                          name="place"
                          className="sr-only"
                          checked={slot === chosen}
                          onChange={() => setChoice({ item, slot })}
                        />
                        <PlacePicture slot={slot} />
                        <span>{game ? texts.unassigned.inGame(name, game) : name}</span>
                      </label>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
      </fieldset>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="brass"
          aria-label={texts.unassigned.assignThis(file)}
          aria-disabled={chosen === undefined}
        >
          {texts.unassigned.assign}
        </Button>
        {likelyCount > 1 && (
          <Button
            variant="quiet"
            onClick={() => {
              focusMessages();
              void studio.assignLikely();
            }}
          >
            {texts.unassigned.assignLikely(likelyCount)}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={texts.unassigned.leaveOutThis(file)}
          onClick={() => {
            leaveLast();
            studio.leaveOut(item);
          }}
        >
          {texts.unassigned.leaveOut}
        </Button>
        {count > 1 && (
          <Button
            variant="quiet"
            onClick={() => {
              focusMessages();
              studio.leaveOutAll();
            }}
          >
            {texts.unassigned.leaveOutAll(count)}
          </Button>
        )}
      </div>
    </form>
  );
}

/** @param game what the game of the slot is called; undefined for a slot of the pages */
function groupTitle(slot: string, game: string | undefined): string {
  const folder = fileOf(folderOf(slot));
  if (game === undefined || !(folder === 'symbols' || folder === 'stage' || folder === 'sounds')) {
    return sharedGroup(slot);
  }
  return texts.unassigned.inGame(cardTexts.groups[folder], game);
}

function PlacePicture({ slot }: { slot: string }) {
  const original = originals[symbolSlotOf(slot)];
  const Icon = isForWins(slot) ? Sparkles : Music;
  if (original === undefined) return <Icon aria-hidden className="size-[3.5rem] p-[0.9rem]" />;
  return (
    <img
      {...imageSources(original)}
      alt=""
      draggable={false}
      loading="lazy"
      decoding="async"
      className="size-[3.5rem] flex-none object-contain p-[0.25rem]"
    />
  );
}
