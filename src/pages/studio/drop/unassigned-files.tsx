import { useState } from 'react';
import { objectUrl } from '../../../features/load-custom-skin';
import { shownPath } from '../../../skins/archive/refusal';
import { fileOf } from '../../../skins/paths';
import { Button } from '../../../ui/button';
import { titleOf } from '../cards/slot-files';
import { useStudio, useStudioState } from '../editing/studio';
import type { DroppedUnit } from '../reading/dropped-units';
import { texts } from '../texts';

export function UnassignedFiles() {
  const units = useStudioState((state) => state.unassigned);
  if (units.length === 0) return null;
  return (
    <section
      aria-labelledby="unassigned"
      className="mt-4 rounded-lg border border-shaft/15 bg-deep/80 p-5 shadow-mid sm:p-7"
    >
      <h2 id="unassigned" className="text-2xl">
        {texts.unassigned.title}
      </h2>
      <p className="mt-1 text-muted">{texts.unassigned.text}</p>
      <ul className="mt-4 grid gap-4">
        {units.map((unit) => (
          <UnassignedFile key={objectUrl(unit.file.content)} unit={unit} />
        ))}
      </ul>
    </section>
  );
}

const rootOf = (slot: string): string => slot.slice(0, slot.indexOf('/'));

function UnassignedFile({ unit }: { unit: DroppedUnit }) {
  const studio = useStudio();
  const { games } = studio;
  const { images, animations, sounds } = studio.slots;
  const file = shownPath(fileOf(unit.file.path));
  const [chosen, setChosen] = useState('');
  const slots = { picture: images, animation: animations, sound: sounds }[unit.kind];
  const groupTitle = (id: string): string =>
    games.find(({ definition }) => definition.id === id)?.definition.title ?? texts.groups.shell;
  const likely = unit.candidates.filter((slot) => slots.includes(slot));
  const option = (slot: string, title = titleOf(slot, games)) => (
    <option key={slot} value={slot}>
      {title}
    </option>
  );
  return (
    <li className="flex flex-wrap items-center gap-3">
      {unit.kind !== 'sound' && (
        <img
          src={objectUrl(unit.file.content)}
          alt=""
          className="size-16 rounded-md bg-trench object-contain p-1"
        />
      )}
      <span translate="no" className="min-w-40 grow basis-40 wrap-anywhere">
        {file}
      </span>
      <select
        aria-label={texts.unassigned.place(file)}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        className="min-h-11 w-full rounded-md border border-shaft/60 bg-abyss px-3 text-text sm:w-68"
      >
        <option value="">{texts.unassigned.choose}</option>
        {likely.map((slot) =>
          option(slot, texts.unassigned.inGame(titleOf(slot, games), groupTitle(rootOf(slot)))),
        )}
        {[...new Set(slots.map(rootOf))].map((id) => (
          <optgroup key={id} label={groupTitle(id)}>
            {slots
              .filter((slot) => rootOf(slot) === id && !likely.includes(slot))
              .map((slot) => option(slot))}
          </optgroup>
        ))}
      </select>
      <Button
        variant="brass"
        aria-label={texts.unassigned.assignThis(file)}
        aria-disabled={!chosen}
        onClick={() => chosen && void studio.assign(unit, chosen)}
      >
        {texts.unassigned.assign}
      </Button>
      <Button
        variant="quiet"
        aria-label={texts.unassigned.leaveOutThis(file)}
        onClick={() => studio.leaveOut(unit)}
      >
        {texts.unassigned.leaveOut}
      </Button>
    </li>
  );
}
