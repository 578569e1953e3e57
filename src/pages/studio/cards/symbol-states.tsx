import { objectUrl } from '../../../features/custom-skin-art';
import { BLUR, type SymbolState } from '../../../games/art-files';
import { fileOf } from '../../../skins/paths';
import { acceptedExtensions } from '../../../skins/rules/accepted-formats';
import { symbolStates } from '../../../skins/skin-slots';
import { SheetGrid } from '../animation/sheet-grid';
import { SLOT_ATTRIBUTE } from '../drop/use-drop';
import { useStudio, useStudioState } from '../editing/studio';
import { ChooseFiles } from './choose-files';
import { RemoveButton } from './remove-button';
import { fileInSlot, pathsInSlot, titleOf } from './slot-files';
import { texts } from './texts';

/** The places for what a skin may add to a symbol's picture: its animations and its blur. @param symbol its slot */
export function SymbolStates({ symbol }: { symbol: string }) {
  const files = useStudioState(({ skin }) => skin.files);
  const filled = symbolStates.filter((state) => pathsInSlot(files, `${symbol}.${state}`).length > 0);
  const isInUse = filled.length > 0;
  return (
    <>
      {filled.some((state) => state !== BLUR) && (
        <p className="mt-2 text-sm text-muted">{texts.card.animated}</p>
      )}
      {/* It opens with the first file; until then, and from then on, it's the artist's to open and close. */}
      <details key={String(isInUse)} open={isInUse} className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center text-sm">{texts.states.title}</summary>
        <p className="text-sm text-muted">{texts.states.text}</p>
        <ul className="mt-2 grid gap-2">
          {symbolStates.map((state) => (
            <StatePlace key={state} slot={`${symbol}.${state}`} state={state} />
          ))}
        </ul>
      </details>
    </>
  );
}

/** The ending of the file that an empty place asks for. */
const EXAMPLE: Readonly<Record<SymbolState, string>> = {
  win: '.gif',
  rest: '.gif',
  land: '.gif',
  blur: '.png',
};

function StatePlace({ slot, state }: { slot: string; state: SymbolState }) {
  const studio = useStudio();
  const files = useStudioState(({ skin }) => skin.files);
  const title = titleOf(slot, studio.games);
  const isFilled = pathsInSlot(files, slot).length > 0;
  const blur = state === BLUR ? fileInSlot(files, slot, 'picture') : undefined;
  return (
    <li
      className="rounded-md bg-trench p-2 [[data-over=true]_&:hover]:inset-ring-2 [[data-over=true]_&:hover]:inset-ring-gold"
      data-source={isFilled ? 'custom' : 'default'}
      {...{ [SLOT_ATTRIBUTE]: slot }}
    >
      <p className="text-sm">{texts.states.names[state]}</p>
      {!isFilled && (
        <p className="text-sm wrap-anywhere text-muted" translate="no">
          {fileOf(slot) + EXAMPLE[state]}
        </p>
      )}
      {blur && (
        <img
          src={objectUrl(blur)}
          alt={texts.card.customOf(title)}
          draggable={false}
          className="mt-1 size-[4rem] object-contain"
        />
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <ChooseFiles
          slot={slot}
          label={texts.states.chooseFor(title)}
          accepted={[...acceptedExtensions.picture, ...(state === BLUR ? [] : acceptedExtensions.sheetData)]}
          isMultiple={state !== BLUR}
        />
        {isFilled && <RemoveButton title={title} onRemove={() => studio.restore(slot)} />}
      </div>
      {isFilled && <SheetGrid slot={slot} />}
    </li>
  );
}
