import Download from 'lucide-react/icons/download';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useStore } from 'zustand';
import type { SkinCheck } from '../../skins/check-skin';
import { isEmptySkin, type SkinNotes } from '../../store/own-skin/own-skin';
import { download } from '../../ui/browser/download';
import { Button } from '../../ui/button';
import { MESSAGES_ID } from './drop/messages';
import { zipSkin } from './editing/skin-zip';
import type { Studio } from './editing/studio';
import { texts } from './texts';

const { about: words } = texts;

const fields = Object.keys(words.fields) as (keyof SkinNotes)[];
const LONGEST: Readonly<Record<keyof SkinNotes, number>> = { name: 40, author: 80, licence: 80 };

interface AboutSkinProps {
  readonly studio: Studio;
  readonly check: SkinCheck;
  /** Leads to the game that is shown. */
  readonly play: ReactNode;
}

/** What the skin is called and whose it is, and all that can be done with the whole of it. */
export function AboutSkin({ studio, check, play }: AboutSkinProps) {
  const skin = useStore(studio.state, ({ skins }) => skins.now);
  const [isAsked, setAsked] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isEmpty = isEmptySkin(skin);
  const missing = fields.filter((field) => skin.notes[field].trim() === '');

  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAsked(true);
    setProblems(isEmpty ? [words.nothing] : []);
    const [first] = missing;
    if (first) document.getElementById(`skin-${first}`)?.focus();
    if (isEmpty || first) return;
    void zipSkin(skin, check).then((zip) => {
      download(zip.file, 'skin.zip');
      setProblems(zip.problems.length > 0 ? [words.problems, ...zip.problems] : []);
    });
  };
  return (
    <section aria-labelledby="about-skin" className="studio-panel mt-10">
      <h2 id="about-skin" className="text-3xl">
        {words.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-muted">{words.text}</p>
      <form onSubmit={save} noValidate>
        <div className="mt-4 grid gap-4 md:grid-cols-3">
          {fields.map((field) => {
            const isMissing = isAsked && missing.includes(field);
            return (
              <div key={field}>
                <label htmlFor={`skin-${field}`} className="font-semibold">
                  {words.fields[field]}
                </label>
                <input
                  id={`skin-${field}`}
                  value={skin.notes[field]}
                  maxLength={LONGEST[field]}
                  autoComplete="off"
                  required
                  aria-invalid={isMissing}
                  aria-describedby={`skin-${field}-missing`}
                  onChange={({ target }) => studio.setNotes({ ...skin.notes, [field]: target.value })}
                  className="studio-field mt-1 w-full"
                />
                <p id={`skin-${field}-missing`} className="mt-1 text-gold-light empty:hidden">
                  {isMissing && words.needed}
                </p>
              </div>
            );
          })}
        </div>
        <label className="mt-4 flex min-h-11 w-fit items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={skin.pixelated}
            aria-describedby="keep-pixels"
            onChange={({ target }) => studio.setPixelated(target.checked)}
            className="size-6 shrink-0 accent-gold"
          />
          <span>{words.pixelated}</span>
        </label>
        <p id="keep-pixels" className="max-w-[62ch] text-muted">
          {words.pixelatedText}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button type="submit" variant="brass">
            <Download aria-hidden size={18} />
            <span>{words.download}</span>
          </Button>
          {play}
          <RemoveAll studio={studio} isEmpty={isEmpty} />
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
function RemoveAll({ studio, isEmpty }: { studio: Studio; isEmpty: boolean }) {
  const [isSure, setSure] = useState(false);
  const { remove } = texts;
  if (isEmpty) return null;
  if (!isSure) {
    return (
      <Button variant="quiet" className="ml-auto" onClick={() => setSure(true)}>
        {remove.all}
      </Button>
    );
  }
  return (
    <div role="group" aria-labelledby="remove-all" className="ml-auto flex flex-wrap items-center gap-3">
      <p id="remove-all">{remove.sure}</p>
      <Button
        variant="brass"
        onClick={() => {
          studio.removeAll();
          setSure(false);
          // This button is gone then, and what was done is said, with its undo, far up on the page.
          document.getElementById(MESSAGES_ID)?.focus();
        }}
      >
        {remove.yes}
      </Button>
      <Button variant="quiet" autoFocus onClick={() => setSure(false)}>
        {remove.no}
      </Button>
    </div>
  );
}
