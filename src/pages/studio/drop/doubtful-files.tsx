import { useState } from 'react';
import { useStore } from 'zustand';
import type { PlayableGame } from '../../../games/playable';
import { shownPath } from '../../../skins/archive/check-path';
import type { SkinCheck } from '../../../skins/check-skin';
import { fileOf } from '../../../skins/paths';
import { skinNames, type SkinNames } from '../../../skins/skin-names';
import { Button } from '../../../ui/button';
import { titleOf } from '../cards/named-files';
import type { DroppedUnit } from '../reading/dropped-units';
import type { Studio } from '../editing/studio';
import { texts } from '../texts';
import { objectUrl } from '../../../features/custom-skin/object-url';

const { doubtful: words } = texts;

interface DoubtfulFilesProps {
  readonly studio: Studio;
  readonly games: readonly PlayableGame[];
  readonly check: SkinCheck;
}

/** What waits for the artist to say where it goes. */
export function DoubtfulFiles({ studio, games, check }: DoubtfulFilesProps) {
  const doubtful = useStore(studio.state, (state) => state.doubtful);
  const [names] = useState(() => skinNames(check.product));
  if (doubtful.length === 0) return null;
  return (
    <section aria-labelledby="doubtful" className="studio-panel mt-4">
      <h2 id="doubtful" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <ul className="mt-4 grid gap-4">
        {doubtful.map((unit) => (
          <DoubtfulFile key={objectUrl(unit.file.content)} {...{ unit, names, studio, games }} />
        ))}
      </ul>
    </section>
  );
}

interface DoubtfulFileProps {
  readonly unit: DroppedUnit;
  readonly names: SkinNames;
  readonly studio: Studio;
  readonly games: readonly PlayableGame[];
}

const placesOf = ({ kind }: DroppedUnit, { images, animations, sounds }: SkinNames): readonly string[] =>
  ({ picture: images, animation: animations, sound: sounds })[kind];

function DoubtfulFile({ unit, names, studio, games }: DoubtfulFileProps) {
  const file = shownPath(fileOf(unit.file.path));
  const [place, setPlace] = useState('');
  const put = (): void => {
    if (place) void studio.assign(unit, place);
  };
  const places = placesOf(unit, names);
  const groups = [...new Set(places.map((name) => name.slice(0, name.indexOf('/'))))];
  const groupTitle = (id: string): string =>
    games.find(({ definition }) => definition.id === id)?.definition.title ?? texts.groups.shell;
  const likely = unit.candidates.filter((name) => places.includes(name));
  const option = (name: string, title = titleOf(name, games)) => (
    <option key={name} value={name}>
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
        aria-label={words.place(file)}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
        className="studio-field studio-place"
      >
        <option value="">{words.choose}</option>
        {likely.map((name) =>
          option(name, `${titleOf(name, games)}, ${groupTitle(name.slice(0, name.indexOf('/')))}`),
        )}
        {groups.map((id) => (
          <optgroup key={id} label={groupTitle(id)}>
            {places
              .filter((name) => name.startsWith(`${id}/`) && !likely.includes(name))
              .map((name) => option(name))}
          </optgroup>
        ))}
      </select>
      <Button variant="brass" aria-label={words.putThis(file)} aria-disabled={!place} onClick={put}>
        {words.put}
      </Button>
      <Button variant="quiet" aria-label={words.leaveOutThis(file)} onClick={() => studio.leaveOut(unit)}>
        {words.leaveOut}
      </Button>
    </li>
  );
}
