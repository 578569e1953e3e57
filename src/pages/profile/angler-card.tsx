import { useRef, useState, type SubmitEvent } from 'react';
import { announce } from '../../components/announcements';
import { Button } from '../../components/button';
import { symbolBitmaps } from '../../components/symbol-pictures';
import { nameFault, tidyName } from '../../game/angler-name';
import { game, useGame } from '../../store/game';
import { saveProfile } from '../../store/profile';
import { Panel } from './panel';
import { texts } from './texts';

const { angler: words } = texts;

/** Who plays: a name and a picture, both the player's choice. */
export function AnglerCard() {
  const { picture } = useGame((state) => state.profile);
  return (
    <Panel id="angler" title={words.title}>
      <NameForm />
      <fieldset className="mt-5">
        <legend className="font-semibold">{words.picture}</legend>
        <div className="mt-2 grid grid-cols-3 gap-2 min-[440px]:grid-cols-6 lg:grid-cols-3">
          {game.rules.symbols.map(({ id, name }) => (
            <label key={id} className="picture-choice">
              <input
                type="radio"
                name="picture"
                value={id}
                checked={picture === id}
                onChange={() => void saveProfile(game, { picture: id })}
                className="sr-only"
              />
              <img src={symbolBitmaps[id]} alt="" width={96} height={96} className="size-14" />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </Panel>
  );
}

function NameForm() {
  const name = useGame((state) => state.profile.name);
  /** What stands in the field, once the player has touched it. */
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState<{ fault: boolean; words: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const wanted = tidyName(typed ?? name ?? '');
    const fault = nameFault(wanted);
    const answer = fault ? words.faults[fault] : words.saved;
    setSaid({ fault: fault !== null, words: answer });
    announce(answer, fault ? 'assertive' : 'polite');
    if (fault) {
      field.current?.focus();
      return;
    }
    setTyped(null);
    void saveProfile(game, { name: wanted });
  };
  return (
    <form onSubmit={save} noValidate className="mt-4">
      <label htmlFor="angler-name" className="font-semibold">
        {words.name}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={field}
          id="angler-name"
          type="text"
          dir="auto"
          autoComplete="nickname"
          value={typed ?? name ?? ''}
          onChange={({ target }) => {
            setTyped(target.value);
            setSaid(null);
          }}
          aria-invalid={said?.fault ?? false}
          aria-describedby="angler-name-hint"
          className="min-h-11 min-w-0 flex-[1_1_10rem] rounded-md border border-shaft/60 bg-abyss px-3 text-text aria-invalid:border-coral"
        />
        <Button type="submit" variant="brass">
          {words.save}
        </Button>
      </div>
      <p id="angler-name-hint" className={`mt-1 text-sm ${said?.fault ? 'text-text' : 'text-muted'}`}>
        {said?.words ?? words.hint}
      </p>
    </form>
  );
}
