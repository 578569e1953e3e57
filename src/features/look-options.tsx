import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ArtFiles } from '../games/art-files';
import { joinSentences } from '../languages/sentences';
import { isSymbol } from '../skins/image-list';
import { stateOf } from '../skins/skin-slots';
import { useGameStore, useGameState } from '../store/game-context';
import { announce } from '../ui/announcements';
import { imageSources } from '../ui/browser/sized-images';
import { CUSTOM_SKIN, useSkinFiles, visitLook } from '../ui/skin/active-skin';
import {
  customLook,
  triedLook,
  triedSkin,
  lookOf,
  looksOffered,
  original,
  type Look,
} from '../ui/skin/looks';
import { useLanguage } from '../ui/use-language';
import { Options, type OptionsProps } from './options';
import type { SavedLook, SavedLooks } from './your-skins/saved-looks';
import { Removable, RemovedSkins, ShareButton } from './your-skins/skin-buttons';
import { texts } from './your-skins/texts';

/** Stands for the original look, whose id is null: no skin can have this name. */
const ORIGINAL = '';

/** Only an artist's browser has any. */
const loadCode = () => import('./your-skins/saved-looks');

type Code = Awaited<ReturnType<typeof loadCode>>;

/** The skins of the studio, and what can be done with them; null until they are there. */
function useSavedLooks() {
  const [found, setFound] = useState<(SavedLooks & { readonly code: Code }) | null>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let isOver = false;
    let release = (): void => undefined;
    const load = async (): Promise<void> => {
      const code = await loadCode();
      const loaded = await code.loadSavedLooks();
      if (isOver) {
        loaded.release();
        return;
      }
      ({ release } = loaded);
      setFound({ ...loaded, code });
    };
    load().catch((reason: unknown) =>
      console.warn('A skin of the studio is offered only while it is in use.', reason),
    );
    return () => {
      isOver = true;
      release();
    };
  }, [changes]);
  return { found, reload: () => setChanges((before) => before + 1) };
}

const titleOf = ({ notes }: SavedLook): string => notes.name.trim() || customLook.title;

interface LookOptionsProps extends Pick<OptionsProps<string>, 'labelledBy' | 'describedBy'> {
  /** The id of the game beside which they are offered, if it is one. */
  readonly game?: string;
}

/**
 * The choice between all looks, or those that draw a game, and what else can be done with the skins of the studio. A new one
 * waits until no reels turn.
 */
export function LookOptions({ game, ...named }: LookOptionsProps) {
  useLanguage();
  const store = useGameStore();
  const visit = useStore(visitLook, ({ id }) => id);
  const tried = useStore(triedSkin, (state) => state.tried);
  const skin = useGameState((state) => state.skin);
  const inUse = useSkinFiles();
  const { found, reload } = useSavedLooks();
  const element = useRef<HTMLDivElement>(null);
  const own = found?.looks ?? [];
  // The open skin may have an id of its own.
  const saved = own.find(({ id, isOpen }) => id === skin || (isOpen && skin === CUSTOM_SKIN))?.id ?? skin;
  const triedLooks = tried ? [triedLook(tried)] : [];
  const shown = triedLooks.find(({ id }) => id === visit);
  const chosenOfOwn = own.find(({ id }) => id === (visit ?? saved));
  const chosen = shown ?? lookOf(visit ?? saved);

  const optionOf = ({ id, title, text, preview }: Look, images: ArtFiles['images'] = {}) => ({
    ...{ id: id ?? ORIGINAL, title, text },
    picture:
      preview === null && Object.keys(images).length > 0 ? (
        <SkinPreview images={images} />
      ) : (
        <img
          src={preview ?? original.preview}
          alt=""
          width={240}
          height={80}
          className="mb-2 w-full rounded-md border border-shaft/25"
        />
      ),
  });
  const change = (done: string): void => {
    announce(done);
    // What was focused is about to go.
    element.current?.focus({ preventScroll: true });
    reload();
  };
  /** While it is in use, its pictures follow the studio in another tab. */
  const imagesOf = (look: SavedLook): ArtFiles['images'] =>
    (look === chosenOfOwn ? inUse?.images : undefined) ?? look.images;
  const ownOptionOf = (look: SavedLook, { shareLook, removeLook }: Code) => {
    const title = titleOf(look);
    const author = look.notes.author.trim();
    const said = [...(author ? [texts.by(author)] : []), ...(look.isOpen ? [texts.open] : [])];
    const remove = async (): Promise<boolean> => {
      const isRemoved = await removeLook(look);
      if (isRemoved) change(texts.removed.done(title));
      return isRemoved;
    };
    return {
      ...optionOf({ ...customLook, id: look.id, title }, imagesOf(look)),
      ...{ isName: look.notes.name.trim() !== '', text: joinSentences(said) },
      actions: (
        <Removable name={title} look={(look.id === saved ? skin : null) ?? look.id} onRemove={remove}>
          <ShareButton name={title} onPress={() => void shareLook(look)} />
        </Removable>
      ),
    };
  };
  const bringBack = async (code: Code, id: number, name: string): Promise<void> => {
    if (await code.bringLookBack(id)) change(texts.removed.undone(name));
  };
  return (
    <div ref={element} tabIndex={-1} className="grid gap-2 outline-none">
      <Options
        {...named}
        options={[
          ...looksOffered(game, chosen).map((look) => optionOf(look)),
          ...own.flatMap((look) => (found ? [ownOptionOf(look, found.code)] : [])),
          // What is known of it isn't there yet, or there is nothing in it.
          ...(chosen === customLook && !chosenOfOwn
            ? [optionOf({ ...customLook, id: saved }, inUse?.images)]
            : []),
          ...triedLooks.map((look) => optionOf(look, tried?.skin.files.images)),
        ]}
        chosen={(shown ? visit : chosen === customLook ? saved : chosen.id) ?? ORIGINAL}
        onChoose={(id) => {
          const isTried = triedLooks.some((one) => one.id === id);
          if (!isTried) store.changeSettings({ skin: id === ORIGINAL ? null : id });
          // The player's own look may have been chosen again.
          visitLook.setState({ id: isTried ? id : null });
        }}
        columns={3}
      />
      {found && (
        <RemovedSkins
          skins={found.removed}
          unnamed={customLook.title}
          onBringBack={(id, name) => void bringBack(found.code, id, name)}
        />
      )}
    </div>
  );
}

/** Up to three of a skin's symbols, or another picture if there is none. */
function SkinPreview({ images }: { images: ArtFiles['images'] }) {
  const pictures = Object.entries(images);
  const symbols = pictures.filter(([path]) => isSymbol(path) && stateOf(path) === '').slice(0, 3);
  return (
    <span className="mb-2 flex aspect-3/1 w-full justify-center gap-2 rounded-md border border-shaft/25 bg-trench p-1">
      {(symbols.length > 0 ? symbols : pictures.slice(0, 1)).map(([path, url]) => (
        <img key={path} {...imageSources(url ?? '')} alt="" className="h-full min-w-0 object-contain" />
      ))}
    </span>
  );
}
