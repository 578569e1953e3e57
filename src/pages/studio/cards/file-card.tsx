import { useState, type ReactNode } from 'react';
import { isSymbol } from '../../../skins/image-list';
import { acceptedExtensions } from '../../../skins/rules/accepted-formats';
import { fileOf } from '../../../skins/paths';
import { Button } from '../../../ui/button';
import { focusMessages } from '../drop/messages';
import { SLOT_ATTRIBUTE } from '../drop/use-drop';
import { useStudio } from '../editing/studio';
import { ChooseFiles } from './choose-files';
import { RemoveButton } from './remove-button';
import { texts } from './texts';
import { sharedGroup, titleOf, type CardKind } from './slot-files';

/** What a card carries while it is dragged onto another: its slot. */
const MOVED_SLOT = 'application/x-lucky-fishing-slot';

/** The ending of the file that an empty slot asks for. */
const EXAMPLE: Readonly<Record<CardKind, string>> = {
  picture: '.png',
  sound: '.mp3',
  font: '.woff2',
};

interface FileCardProps {
  /** The path in the skin, without the ending. */
  readonly slot: string;
  readonly kind: CardKind;
  readonly isCustom: boolean;
  /** What shows or plays the original, if there is one, and the artist's. */
  readonly original?: ReactNode;
  readonly custom: ReactNode;
  /** What an artist has to know of the original. */
  readonly facts?: string | undefined;
  readonly actions?: ReactNode;
  /** Takes the whole width of the group, with the card. */
  readonly below?: ReactNode;
  /** After the actions. */
  readonly children?: ReactNode;
}

/** An original, and the artist's file in its slot. What is dropped on it goes there, whatever its name. */
export function FileCard(props: FileCardProps) {
  const { slot, kind, isCustom, original, custom, facts, actions, below, children } = props;
  const studio = useStudio();
  const title = titleOf(slot, studio.games);
  const [before, after] = texts.card.empty.split('{file}');
  return (
    <li
      className="studio-card flex flex-col rounded-lg bg-[rgb(4_32_46/0.6)] p-[1rem] [box-shadow:var(--shadow-low),var(--shadow-top-light)] data-[open=true]:col-span-full [[data-over=true]_&:hover]:[box-shadow:inset_0_0_0_2px_var(--color-gold)]"
      data-open={Boolean(below)}
      data-source={isCustom ? 'custom' : 'default'}
      {...{ [SLOT_ATTRIBUTE]: slot }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(MOVED_SLOT)) event.preventDefault();
      }}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(MOVED_SLOT);
        if (from === '') return;
        event.preventDefault();
        if (studio.canMove(from, slot)) void studio.move(from, slot);
      }}
    >
      <h3 className="text-lg text-gold-light">{title}</h3>
      {facts !== undefined && <p className="text-sm text-muted">{facts}</p>}
      <div className="mt-2 grid grid-cols-2 gap-2 has-[>:only-child]:grid-cols-1">
        {original !== undefined && (
          <Version kind={kind} caption={texts.card.original}>
            {original}
          </Version>
        )}
        <Version kind={kind} caption={texts.card.custom} {...(isCustom && { slot })}>
          {custom ?? (
            <span className="grid place-items-center border-[1.5px] border-dashed border-muted/50 text-center text-[0.875rem] wrap-anywhere text-muted">
              <span>
                <span className="hidden any-pointer-fine:inline">{before}</span>
                <span translate="no">{fileOf(slot) + EXAMPLE[kind]}</span>
                <span className="hidden any-pointer-fine:inline">{after}</span>
              </span>
            </span>
          )}
        </Version>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <ChooseFiles
          slot={slot}
          label={texts.card.chooseFor[kind](title)}
          accepted={[...acceptedExtensions[kind], ...(isSymbol(slot) ? acceptedExtensions.sheetData : [])]}
          isMultiple={isSymbol(slot)}
        />
        {actions}
        {isCustom && <MoveTo slot={slot} title={title} />}
        {isCustom && original !== undefined && (
          <RestoreButton title={title} onRestore={() => studio.restore(slot)} />
        )}
        {isCustom && original === undefined && (
          <RemoveButton title={title} onRemove={() => studio.restore(slot)} />
        )}
      </div>
      {children}
      {below}
    </li>
  );
}

interface VersionProps {
  readonly kind: CardKind;
  readonly caption: string;
  /** That of what can be dragged to another card. */
  readonly slot?: string;
  readonly children: ReactNode;
}

/** What plays a sound says itself which version it is. */
const Version = ({ kind, caption, slot, children }: VersionProps) => (
  <figure
    draggable={slot !== undefined}
    className={`*:first:w-full *:first:rounded-md *:first:bg-trench *:first:object-contain *:first:p-[0.5rem] ${kind === 'picture' ? '*:first:h-[7rem]' : '*:first:min-h-[3.5rem]'} ${slot === undefined ? '' : 'cursor-grab'}`}
    onDragStart={({ dataTransfer }) => {
      if (slot === undefined) return;
      dataTransfer.setData(MOVED_SLOT, slot);
      dataTransfer.effectAllowed = 'move';
    }}
  >
    {children}
    {kind === 'picture' && (
      <figcaption className="mt-[0.25rem] text-center text-[0.875rem] text-muted">{caption}</figcaption>
    )}
  </figure>
);

/** Moves the artist's files to another place of the same kind, for whoever doesn't drag them there. */
function MoveTo({ slot, title }: { slot: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-label={texts.card.moveThis(title)}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.card.move}
      </Button>
      {isOpen && <Places slot={slot} />}
    </>
  );
}

function Places({ slot }: { slot: string }) {
  const studio = useStudio();
  const { games, slots, canMove } = studio;
  const groups = new Map<string, string[]>();
  for (const place of [...slots.images, ...slots.sounds].filter((other) => canMove(slot, other))) {
    const game = games.find(({ definition: { id } }) => place.startsWith(`${id}/`));
    const group = game?.definition.title ?? sharedGroup(place);
    groups.set(group, [...(groups.get(group) ?? []), place]);
  }
  return (
    <select
      aria-label={texts.card.moveTo}
      defaultValue=""
      className="min-h-11 min-w-0 grow rounded-md border border-shaft/60 bg-abyss px-3 text-text"
      onChange={({ target }) => {
        focusMessages();
        void studio.move(slot, target.value);
      }}
    >
      <option value="" hidden>
        {texts.card.moveTo}
      </option>
      {[...groups].map(([group, options]) => (
        <optgroup key={group} label={group}>
          {options.map((option) => (
            <option key={option} value={option}>
              {titleOf(option, games)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

export const RestoreButton = ({ title, onRestore }: { title: string; onRestore: () => void }) => (
  <Button variant="quiet" aria-label={texts.card.restoreThis(title)} onClick={onRestore}>
    {texts.card.restore}
  </Button>
);
