import { useRef, useState, type SubmitEvent } from 'react';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/button';
import { symbolName } from '../../games/game-texts';
import { texts as luckyFishing } from '../../games/lucky-fishing/texts';
import { avatars, type Avatar } from '../../player/preferences';
import { nameFault, tidyName } from '../../player/player-name';
import { useGameStore, useGameState } from '../../store/game-context';
import type { Profile } from '../../store/game-state';
import type { GameStore } from '../../store/game-store';
import { AvatarImage } from './games';
import { Panel } from './panel';
import { texts } from './texts';

/** Saves a name or an avatar, and returns whether the browser has stored it. */
async function save(store: GameStore, change: Partial<Profile>): Promise<boolean> {
  try {
    await store.saveProfile(change);
    return true;
  } catch (reason) {
    console.warn('The profile could not be saved.', reason);
    return false;
  }
}

export function PlayerCard() {
  const store = useGameStore();
  const { avatar } = useGameState((state) => state.profile);
  const [avatarFault, setAvatarFault] = useState('');
  const choose = async (id: Avatar): Promise<void> => {
    const isSaved = await save(store, { avatar: id });
    setAvatarFault(isSaved ? '' : texts.player.notSaved);
    if (!isSaved) announce(texts.player.notSaved, 'assertive');
  };
  return (
    <Panel id="player" title={texts.player.title}>
      <NameForm />
      <fieldset className="mt-5">
        <legend className="font-semibold">{texts.player.avatar}</legend>
        <div className="mt-2 grid grid-cols-3 gap-2 min-[27.5rem]:grid-cols-6 lg:grid-cols-3 narrow-text:grid-cols-2">
          {avatars.map((id) => (
            <label
              key={id}
              className="flex cursor-pointer flex-col items-center rounded-md border-2 border-transparent bg-[rgb(191_234_240/0.08)] px-[0.25rem] py-[0.5rem] text-[0.875rem] hover:bg-[rgb(191_234_240/0.16)] has-checked:border-gold has-checked:bg-[rgb(245_184_61/0.16)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-light"
            >
              <input
                type="radio"
                name="avatar"
                value={id}
                checked={avatar === id}
                onChange={() => void choose(id)}
                className="sr-only"
              />
              <AvatarImage avatar={id} width={96} height={96} className="size-14" />
              <span>{symbolName(luckyFishing, id)}</span>
            </label>
          ))}
        </div>
        <p className="mt-2 text-sm empty:hidden">{avatarFault}</p>
      </fieldset>
    </Panel>
  );
}

function NameForm() {
  const store = useGameStore();
  const name = useGameState((state) => state.profile.name);
  /** The text in the field, once the player has changed it. */
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState<{ isFault: boolean; text: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const say = (text: string, isFault: boolean): void => {
    setSaid({ isFault, text });
    announce(text, isFault ? 'assertive' : 'polite');
    if (isFault) field.current?.focus();
  };
  const submit = async (): Promise<void> => {
    const wanted = tidyName(typed ?? name ?? '');
    const fault = nameFault(wanted);
    if (fault) {
      say(texts.player.faults[fault], true);
      return;
    }
    const isSaved = await save(store, { name: wanted });
    // Keep what was typed meanwhile.
    if (isSaved) setTyped((latest) => (latest === typed ? null : latest));
    say(isSaved ? texts.player.saved : texts.player.notSaved, !isSaved);
  };
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      className="mt-4"
    >
      <label htmlFor="player-name" className="font-semibold">
        {texts.player.name}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={field}
          id="player-name"
          type="text"
          dir="auto"
          autoComplete="nickname"
          value={typed ?? name ?? ''}
          onChange={({ target }) => {
            setTyped(target.value);
            setSaid(null);
          }}
          aria-invalid={said?.isFault ?? false}
          aria-describedby="player-name-hint"
          className="min-h-11 min-w-0 flex-[1_1_10rem] rounded-md border border-shaft/60 bg-abyss px-3 text-text aria-invalid:border-coral"
        />
        <Button type="submit" variant="brass">
          {texts.player.save}
        </Button>
      </div>
      <p id="player-name-hint" className={`mt-1 text-sm ${said?.isFault ? 'text-text' : 'text-muted'}`}>
        {said?.text ?? texts.player.hint}
      </p>
    </form>
  );
}
