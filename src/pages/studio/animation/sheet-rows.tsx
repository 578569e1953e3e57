import { useEffect } from 'react';
import { objectUrl } from '../../../features/custom-skin-art';
import { shownPath } from '../../../skins/archive/refusal';
import { fileOf } from '../../../skins/paths';
import { pictureSlotOf } from '../../../skins/skin-slots';
import { announce } from '../../../ui/announcements';
import { Button } from '../../../ui/button';
import { titleOf } from '../cards/slot-files';
import { choiceLook } from '../drop/choice-look';
import { focusMessages } from '../drop/messages';
import { useStudio, useStudioState } from '../editing/studio';
import { PICTURED_COLUMNS, shownFrames, WHOLE, type SheetChoice } from '../reading/animations/sheet-choice';
import { texts } from '../texts';

/** The id of the heading, which can be focused. */
export const SHEET_ROWS_ID = 'sheet-rows';

/** How large a frame is shown (CSS pixels). */
const SIDE = 48;

/** The animations on the sheets of the last drop, and which of them is used for what. */
export function SheetRows() {
  const { dismissSheets } = useStudio();
  const sheets = useStudioState((state) => state.sheets);
  const isShown = sheets.length > 0;
  useEffect(() => {
    if (isShown) announce(texts.sheet.title);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section
      aria-labelledby={SHEET_ROWS_ID}
      className="mt-4 rounded-lg border border-shaft/15 bg-deep/80 p-4 shadow-mid sm:p-5"
    >
      <h2 id={SHEET_ROWS_ID} tabIndex={-1} className="text-2xl">
        {texts.sheet.title}
      </h2>
      <p className="mt-1 text-muted">{texts.sheet.text}</p>
      {sheets.map((sheet) => (
        <Rows key={objectUrl(sheet.pictures)} sheet={sheet} />
      ))}
      <Button
        variant="quiet"
        className="mt-4"
        onClick={() => {
          focusMessages();
          dismissSheets();
        }}
      >
        {texts.duplicates.dismiss}
      </Button>
    </section>
  );
}

function Rows({ sheet }: { sheet: SheetChoice }) {
  const { item, rows } = sheet;
  return (
    <div className="mt-3">
      <h3 translate="no" className="font-semibold wrap-anywhere">
        {shownPath(fileOf(item.file.path))}
      </h3>
      <ul className="mt-2 grid gap-3">
        {rows.map(({ name, frames }, row) => {
          const title = name ?? texts.sheet.row(row + 1);
          return (
            <li key={row} className="rounded-md bg-trench p-2">
              <RowHead sheet={sheet} row={row} title={title} />
              <ol aria-label={texts.sheet.frames(title)} className="mt-2 flex flex-wrap gap-1">
                {[...new Set(frames)].map((frame, n) => (
                  <li key={frame}>
                    <Frame sheet={sheet} row={row} frame={frame} label={texts.sheet.frame(n + 1, title)} />
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
        {rows.length > 1 && (
          <li className="rounded-md bg-trench p-2">
            <RowHead sheet={sheet} row={WHOLE} title={texts.sheet.whole} />
          </li>
        )}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly sheet: SheetChoice;
  readonly row: number;
}

/** What a row is called, and what it can be used for. */
function RowHead({ sheet, row, title }: RowProps & { readonly title: string }) {
  const { games, slots, chooseOnSheet } = useStudio();
  const { symbol, chosen, leftOut } = sheet;
  const press = (slot: string): void => {
    const { [slot]: before, ...others } = chosen;
    void chooseOnSheet(sheet, { chosen: before === row ? others : { ...others, [slot]: row }, leftOut });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-24 grow wrap-anywhere">{title}</p>
      {slots.animations
        .filter((slot) => pictureSlotOf(slot) === symbol)
        .map((slot) => (
          <button
            key={slot}
            type="button"
            aria-pressed={chosen[slot] === row}
            aria-label={texts.sheet.use(titleOf(slot, games), title)}
            className={`${choiceLook(chosen[slot] === row)} px-3`}
            onClick={() => press(slot)}
          >
            {titleOf(slot, games)}
          </button>
        ))}
    </div>
  );
}

/** A frame, which a press leaves out or puts back. The last one of a row stays. */
function Frame({ sheet, row, frame, label }: RowProps & { readonly frame: number; readonly label: string }) {
  const { chooseOnSheet } = useStudio();
  const { chosen, leftOut, pictures, count } = sheet;
  const isShown = !leftOut.has(frame);
  const isLast = isShown && new Set(shownFrames(sheet, row)).size === 1;
  const press = (): void => {
    if (isLast) return;
    const others = [...leftOut].filter((one) => one !== frame);
    void chooseOnSheet(sheet, { chosen, leftOut: new Set(isShown ? [...others, frame] : others) });
  };
  const [column, line] = [frame % PICTURED_COLUMNS, Math.floor(frame / PICTURED_COLUMNS)];
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-disabled={isLast}
      aria-label={label}
      className={`${choiceLook(isShown)} overflow-hidden ${isShown ? '' : 'opacity-40 grayscale'}`}
      onClick={press}
    >
      <span
        className="block"
        style={{
          ...{ width: SIDE, height: SIDE },
          backgroundImage: `url("${objectUrl(pictures)}")`,
          backgroundPosition: `${-column * SIDE}px ${-line * SIDE}px`,
          backgroundSize: `${Math.min(count, PICTURED_COLUMNS) * SIDE}px auto`,
        }}
      />
    </button>
  );
}
