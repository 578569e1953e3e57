import type { CSSProperties, MouseEvent } from 'react';
import type { OpenedSkin } from '../../pages/studio/reading/open-skin';
import { useGameStore } from '../../store/game-context';
import type { GameStore } from '../../store/game-store';
import { Button } from '../../ui/button';
import { closeDialog, Dialog } from '../../ui/dialog';
import { CUSTOM_SKIN, visitLook } from '../../ui/skin/active-skin';
import { trySkin, triedSkin, titlesOf } from '../../ui/skin/looks';
import { toast } from '../../ui/toast/toasts';
import { offerLook } from '../visit-look/offer-look';
import { texts } from './texts';
import { joinSentences } from '../../languages/sentences';

const KIND = 'skin in use';

type SkinChooser = Pick<GameStore, 'changeSettings'>;

/** Makes it the custom skin of this browser, and the player's look. */
async function saveAndUse(skin: OpenedSkin, { changeSettings }: SkinChooser): Promise<void> {
  const { name, author } = skin.content.notes;
  try {
    const { saveAsCustomSkin } = await import('../../pages/studio/reading/open-skin');
    const before = await saveAsCustomSkin(skin);
    changeSettings({ skin: CUSTOM_SKIN });
    // The custom skin may have been chosen already.
    visitLook.setState({ id: null });
    triedSkin.setState({ tried: null });
    const { title, description } = texts.used(name, author);
    const shelved = before ? [texts.shelved(before.notes.name)] : [];
    toast({ kind: KIND, title, description: joinSentences([description, ...shelved]) });
  } catch (reason) {
    console.warn('The skin could not be saved.', reason);
    toast({ kind: KIND, variant: 'destructive', ...texts.notKept(name) });
  }
}

/** Shows it for this visit, and asks whether to keep it. */
function showForVisit(skin: OpenedSkin, store: SkinChooser): void {
  const { name, author } = skin.content.notes;
  offerLook(trySkin({ name, author, skin: skin.shown }), name, () => void saveAndUse(skin, store));
}

interface SkinOfferProps {
  readonly skin: OpenedSkin;
  /** What a skin that a link names weighs, to be read; undefined for any other. That one is only for a visit at first. */
  readonly linkedSize: string | undefined;
  readonly onEnd: () => void;
}

/** A skin that came in a file or by a link: what it looks like, whose it is, and what to do with it. */
export function SkinOffer({ skin, linkedSize, onEnd }: SkinOfferProps) {
  const store = useGameStore();
  const { content, games, counts, problems } = skin;
  const { name, author, licence } = content.notes;
  const { offer, linked } = texts;
  const isLinked = linkedSize !== undefined;
  const choose = (act: () => void) => (event: MouseEvent) => {
    closeDialog(event);
    act();
  };
  return (
    <Dialog
      titleId="skin-offer"
      describedBy="skin-offer-about"
      onClose={onEnd}
      className="w-[min(100%-24px,32rem)] p-2"
    >
      <div className="min-w-0 grow overflow-y-auto overscroll-contain rounded-md bg-linear-to-b from-deep to-abyss p-4 shadow-brass sm:p-6">
        <Preview skin={skin} />
        <h2
          id="skin-offer"
          tabIndex={-1}
          translate="no"
          className="mt-4 text-3xl wrap-anywhere text-gold-light outline-none"
        >
          {name}
        </h2>
        <div id="skin-offer-about">
          <p className="mt-1 wrap-anywhere">
            {isLinked ? linked.question(name, author, linkedSize) : offer.about(author, titlesOf(games))}
          </p>
          <p className="wrap-anywhere text-muted">
            {joinSentences([offer.contents(counts), offer.licence(licence)])}
          </p>
        </div>
        {problems.length > 0 && (
          <details className="mt-2 text-gold-light">
            <summary className="min-h-11 py-2">{offer.leftOut(problems.length)}</summary>
            <ul className="list-disc ps-5 text-sm wrap-anywhere">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </details>
        )}
        <div className="mt-4 flex flex-wrap gap-3 *:grow">
          <Button onClick={choose(() => showForVisit(skin, store))}>
            {isLinked ? linked.show : offer.look}
          </Button>
          {!isLinked && (
            <Button variant="brass" onClick={choose(() => void saveAndUse(skin, store))}>
              {offer.use}
            </Button>
          )}
          <Button variant="quiet" onClick={closeDialog}>
            {offer.notNow}
          </Button>
        </div>
        {!isLinked && <p className="mt-3 text-sm text-muted">{offer.help}</p>}
      </div>
    </Dialog>
  );
}

/** Some of its pictures in its own colours. */
function Preview({ skin: { preview, shown } }: { skin: OpenedSkin }) {
  const colours = Object.entries(shown.colours).map(([token, colour]) => [`--color-${token}`, colour]);
  return (
    <div
      aria-hidden
      style={Object.fromEntries(colours) as CSSProperties}
      data-pixelated={shown.files.pixelated || undefined}
      className="relative isolate overflow-hidden rounded-md border border-gold/40 bg-linear-to-b from-mid to-trench"
    >
      {preview.ground !== undefined && (
        <img src={preview.ground} alt="" className="absolute inset-0 -z-1 size-full object-cover" />
      )}
      <div className="grid min-h-16 grid-cols-3 gap-2 p-3 sm:grid-cols-6">
        {preview.pictures.map((url) => (
          <img key={url} src={url} alt="" className="mx-auto aspect-square w-full max-w-24 object-contain" />
        ))}
      </div>
      <div className="flex h-3">
        {(['gold', 'coral', 'kelp', 'shallow', 'mid', 'deep'] as const).map((token) => (
          <span key={token} className="grow" style={{ background: `var(--color-${token})` }} />
        ))}
      </div>
    </div>
  );
}
