import { useState, type ReactNode } from 'react';
import { Removable, RemovedSkins, ShareButton } from '../../features/your-skins/skin-buttons';
import type { SkinNotes } from '../../skins/skin-manifest';
import { isEmptySkin } from '../../store/custom-skin';
import type { SavedSkin } from '../../store/custom-skin/saved-skins';
import { Button } from '../../ui/button';
import { studioLook } from '../../ui/skin/active-skin';
import { focusMessages } from './drop/messages';
import { useStudio, useStudioState } from './editing/studio';
import { texts } from './texts';

/** All of the artist's skins: the open one, and the saved ones that aren't open. */
export function YourSkins() {
  const { startNew, duplicate, bringBack } = useStudio();
  const skin = useStudioState((state) => state.skin);
  const savedSkins = useStudioState((state) => state.savedSkins);
  const removedSkins = useStudioState((state) => state.removedSkins);
  const share = useShare();
  if (isEmptySkin(skin) && savedSkins.length === 0 && removedSkins.length === 0) return null;
  return (
    <section aria-labelledby="your-skins" className="mt-10">
      <h2 id="your-skins" className="text-3xl">
        {texts.skins.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-muted">{texts.skins.text}</p>
      <ul className="mt-4 grid gap-2">
        <Row notes={skin.notes} isOpen>
          {!isEmptySkin(skin) && (
            <>
              <ShareButton name={texts.skins.nameOf(skin.notes)} onPress={() => share(null)} />
              <Button variant="quiet" onClick={() => void duplicate()}>
                {texts.skins.duplicate}
              </Button>
              <Button variant="quiet" onClick={() => void startNew().then(focusMessages)}>
                {texts.skins.startNew}
              </Button>
            </>
          )}
        </Row>
        {savedSkins.map((one) => (
          <SavedRow key={one.id} skin={one} />
        ))}
      </ul>
      <RemovedSkins
        skins={removedSkins}
        unnamed={texts.skins.nameOf({ name: '', author: '', licence: '' })}
        onBringBack={(id) => void bringBack(id).then(focusMessages)}
      />
      <MixSkins skins={[...(isEmptySkin(skin) ? [] : [{ id: null, notes: skin.notes }]), ...savedSkins]} />
    </section>
  );
}

function Row(props: { notes: SkinNotes; isOpen?: boolean; children: ReactNode }) {
  const { notes, isOpen = false, children } = props;
  return (
    <li
      aria-current={isOpen}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-shaft/20 bg-abyss/60 px-4 py-2 aria-current:border-gold"
    >
      <p className="flex min-w-0 grow basis-56 flex-wrap gap-x-2 wrap-anywhere">
        <strong translate="no">{texts.skins.nameOf(notes)}</strong>
        {notes.author.trim() !== '' && <span className="text-muted">{texts.skins.by(notes.author)}</span>}
        {isOpen && <span className="text-gold-light">{texts.skins.isOpen}</span>}
      </p>
      {children}
    </li>
  );
}

/** What hands a skin to others, and shows what it lacks for that. The id of the open skin is null. */
function useShare(): (id: number | null) => void {
  const { state, share } = useStudio();
  return (id) =>
    void share(id).then(() => {
      if (state.getState().problems.length > 0) focusMessages();
    });
}

function SavedRow({ skin: { id, notes } }: { skin: SavedSkin }) {
  const { openSaved, removeSaved } = useStudio();
  const share = useShare();
  const name = texts.skins.nameOf(notes);
  const remove = async (): Promise<boolean> => {
    const isRemoved = await removeSaved(id);
    focusMessages();
    return isRemoved;
  };
  return (
    <Row notes={notes}>
      <Removable name={name} look={studioLook(id)} onRemove={remove}>
        <Button
          variant="brass"
          aria-label={texts.skins.openThis(name)}
          onClick={() => void openSaved(id).then(focusMessages)}
        >
          {texts.skins.open}
        </Button>
        <ShareButton name={name} onPress={() => share(id)} />
      </Removable>
    </Row>
  );
}

interface MixSkinsProps {
  /** The id of the open skin is null. */
  readonly skins: readonly { readonly id: number | null; readonly notes: SkinNotes }[];
}

/** Makes a new skin of parts of two. */
function MixSkins({ skins }: MixSkinsProps) {
  const { mix } = useStudio();
  const [chosen, setChosen] = useState<{ symbols?: number | null; rest?: number | null }>({});
  const symbols = skins.find(({ id }) => id === chosen.symbols) ?? skins[0];
  const others = skins.filter((one) => one !== symbols);
  const rest = others.find(({ id }) => id === chosen.rest) ?? others[0];
  const { title, text, make, ...labels } = texts.skins.mix;
  if (!symbols || !rest) return null;
  const field = (name: 'symbols' | 'rest', options: MixSkinsProps['skins'], value: number | null) => (
    <label className="flex min-w-0 grow basis-56 flex-col gap-1">
      <span>{labels[name]}</span>
      <select
        value={options.findIndex(({ id }) => id === value)}
        onChange={({ target }) => setChosen({ ...chosen, [name]: options[Number(target.value)]?.id })}
        className="min-h-11 min-w-0 rounded-md border border-shaft/60 bg-abyss px-3 text-text"
      >
        {options.map(({ id, notes }, at) => (
          <option key={id} value={at}>
            {texts.skins.optionOf(notes)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div role="group" aria-labelledby="mix-skins" className="mt-6">
      <h3 id="mix-skins" className="text-xl">
        {title}
      </h3>
      <p className="text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap items-end gap-4">
        {field('symbols', skins, symbols.id)}
        {field('rest', others, rest.id)}
        <Button variant="brass" onClick={() => void mix(symbols.id, rest.id).then(focusMessages)}>
          {make}
        </Button>
      </div>
    </div>
  );
}
