import Share2 from 'lucide-react/icons/share-2';
import { useState, type SubmitEvent } from 'react';
import type { GameDefinition } from '../../engine/definition';
import { CustomSkinLink } from '../../features/custom-skin-link';
import { texts as skinTexts } from '../../features/your-skins/texts';
import { MAX_LENGTH, type SkinNotes } from '../../skins/skin-manifest';
import { isEmptySkin } from '../../store/custom-skin';
import { Button } from '../../ui/button';
import { Switch } from '../../ui/switch';
import { focusMessages } from './drop/messages';
import { useStudio, useStudioState } from './editing/studio';
import { texts } from './texts';

const fields = Object.keys(texts.about.fields) as (keyof SkinNotes)[];

/** What the skin is called and whose it is, and all that can be done with the whole of it. `game` is the one to play. */
export function AboutSkin({ game }: { game: GameDefinition | undefined }) {
  const studio = useStudio();
  const skin = useStudioState((state) => state.skin);
  const [isAsked, setAsked] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isEmpty = isEmptySkin(skin);
  const missing = fields.filter((field) => skin.notes[field].trim() === '');

  const share = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAsked(true);
    setProblems(isEmpty ? [texts.about.empty] : []);
    const [first] = missing;
    if (first) document.getElementById(`skin-${first}`)?.focus();
    if (isEmpty || first) return;
    void studio.share(null);
    void studio
      .check()
      .then((found) => setProblems(found.length > 0 ? [texts.about.problems, ...found] : []));
  };
  const field = (name: keyof SkinNotes) => {
    const id = `skin-${name}`;
    const isMissing = isAsked && missing.includes(name);
    return (
      <div key={name}>
        <label htmlFor={id} className="font-semibold">
          {texts.about.fields[name]}
        </label>
        <input
          id={id}
          value={skin.notes[name]}
          maxLength={MAX_LENGTH[name]}
          autoComplete="off"
          required
          aria-invalid={isMissing}
          aria-describedby={`${id}-missing`}
          onChange={({ target }) => studio.setNotes({ ...skin.notes, [name]: target.value })}
          className="mt-1 min-h-11 w-full rounded-md border border-shaft/60 bg-abyss px-3 text-text aria-invalid:border-2 aria-invalid:border-coral"
        />
        <p id={`${id}-missing`} className="mt-1 text-gold-light empty:hidden">
          {isMissing && texts.about.missing}
        </p>
      </div>
    );
  };
  return (
    <section
      aria-labelledby="about-skin"
      className="mt-10 rounded-lg border border-shaft/15 bg-deep/80 p-5 shadow-mid sm:p-7"
    >
      <h2 id="about-skin" className="text-3xl">
        {texts.about.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-muted">{texts.about.text}</p>
      <form onSubmit={share} noValidate>
        <div className="mt-4 grid gap-4 md:grid-cols-3">{fields.map(field)}</div>
        <Switch
          on={skin.pixelated}
          onChange={studio.setPixelated}
          text={texts.about.pixelated}
          describedBy="keep-pixels"
          className="mt-4 w-fit font-semibold"
        />
        <p id="keep-pixels" className="max-w-[62ch] text-muted">
          {texts.about.pixelatedText}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button type="submit" variant="brass">
            <Share2 aria-hidden size={18} />
            <span>{skinTexts.share}</span>
          </Button>
          {game && !isEmpty && (
            <CustomSkinLink skin={skin.id} path={game.path}>
              {texts.play(game.title)}
            </CustomSkinLink>
          )}
          {!isEmpty && <RemoveAll />}
        </div>
        <div role="alert" className="mt-3 grid gap-1 text-gold-light empty:hidden">
          {problems.map((problem) => (
            <p key={problem} className="wrap-anywhere">
              {problem}
            </p>
          ))}
        </div>
      </form>
    </section>
  );
}

/** Asks once more in the same place. */
function RemoveAll() {
  const { removeAll } = useStudio();
  const [isAsking, setAsking] = useState(false);
  const { remove } = texts;
  if (!isAsking) {
    return (
      <Button variant="quiet" className="ms-auto" onClick={() => setAsking(true)}>
        {remove.all}
      </Button>
    );
  }
  const removeNow = (): void => {
    removeAll();
    focusMessages();
  };
  return (
    <div role="group" aria-labelledby="remove-all" className="ms-auto flex flex-wrap items-center gap-3">
      <p id="remove-all">{remove.sure}</p>
      <Button variant="brass" onClick={removeNow}>
        {remove.yes}
      </Button>
      <Button variant="quiet" autoFocus onClick={() => setAsking(false)}>
        {remove.no}
      </Button>
    </div>
  );
}
