import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { sourcePath } from '../../../skins/paths';
import { readGrid, type SheetGrid } from '../../../skins/frames/sheet-grid';
import { MAX_LINES } from '../../../skins/frames/tiles';
import { Button } from '../../../ui/button';
import { titleOf } from '../cards/slot-files';
import { useStudio, useStudioState } from '../editing/studio';
import { texts } from '../texts';
import { SHEET_ROWS_ID } from './sheet-rows';

/** How the sheet of an animation was cut up, if it came without data, to be changed. @param slot of the animation */
export function SheetGrid({ slot }: { slot: string }) {
  const written = useStudioState(({ skin }) => skin.files.get(sourcePath(slot, '.json')));
  const [cut, setCut] = useState<{ written: Blob; grid: SheetGrid | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    written?.text().then(
      (text) => isCurrent && setCut({ written, grid: readGrid(text) }),
      (reason: unknown) => console.warn('The grid of a sheet could not be read.', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [written]);
  const grid = cut && cut.written === written ? cut.grid : undefined;
  return grid && <GridForm key={`${grid.rows} ${grid.columns}`} slot={slot} grid={grid} />;
}

function GridForm({ slot, grid }: { slot: string; grid: SheetGrid }) {
  const studio = useStudio();
  const title = titleOf(slot, studio.games);
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [rows, columns] = [Number(fields.get('rows')), Number(fields.get('columns'))];
    void studio.fitAgain(slot, { rows, columns });
  };
  return (
    <form
      aria-label={texts.grid.label(title)}
      className="mt-2 flex flex-wrap items-end gap-2"
      onSubmit={apply}
    >
      <Lines name="rows" label={texts.grid.rows} value={grid.rows} />
      <Lines name="columns" label={texts.grid.columns} value={grid.columns} />
      <Button type="submit" variant="quiet" aria-label={texts.grid.applyTo(title)}>
        {texts.grid.apply}
      </Button>
      <Button
        variant="quiet"
        aria-label={texts.grid.framesOf(title)}
        onClick={() =>
          void studio.openSheet(slot).then(() => document.getElementById(SHEET_ROWS_ID)?.focus())
        }
      >
        {texts.grid.frames}
      </Button>
    </form>
  );
}

function Lines({ name, label, value }: { name: keyof SheetGrid; label: string; value: number }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        required
        min={1}
        max={MAX_LINES}
        defaultValue={value}
        className="min-h-11 w-20 rounded-md border border-shaft/60 bg-abyss px-3 text-text"
      />
    </div>
  );
}
