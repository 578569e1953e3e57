import type { ArtFiles } from '../games/art-files';
import { isSymbol } from '../skins/image-list';
import { useStore } from 'zustand';
import { useGameStore, useGameState } from '../store/game-context';
import { useLoaded } from '../ui/hooks';
import { customLook, triedLook, triedSkin, lookOf, looksOffered, original } from '../ui/skin/looks';
import { useSkinFiles, visitLook } from '../ui/skin/active-skin';
import { Options, type OptionsProps } from './options';
import { imageSources } from '../ui/browser/sized-images';

/** Stands for the original look, whose id is null: no skin can have this name. */
const ORIGINAL = '';

/** Loads the custom skin; null where there is nothing in it. Only an artist's browser has any. */
const loadCustomSkinOrNull = async () => (await import('./custom-skin-art')).loadCustomSkinOrNull();

interface LookOptionsProps extends Pick<OptionsProps<string>, 'labelledBy' | 'describedBy'> {
  /** The id of the game beside which they are offered, if it is one. */
  readonly game?: string;
}

/** The choice between all looks, or those that draw a game. A new one waits until no reels turn. */
export function LookOptions({ game, ...named }: LookOptionsProps) {
  const store = useGameStore();
  const visit = useStore(visitLook, ({ id }) => id);
  const tried = useStore(triedSkin, (state) => state.tried);
  const saved = useGameState((state) => state.skin);
  const inUse = useSkinFiles();
  const custom = useLoaded(loadCustomSkinOrNull, true, 'The custom skin is offered only while it is in use.');
  const triedLooks = tried ? [triedLook(tried)] : [];
  const shown = triedLooks.find(({ id }) => id === visit);
  const chosen = shown ?? lookOf(visit ?? saved);
  // While in use, it follows the studio in another tab.
  const customImages = (chosen === customLook ? inUse : custom?.files)?.images ?? {};
  const options = [
    ...looksOffered(game, chosen),
    ...(custom || chosen === customLook ? [customLook] : []),
    ...triedLooks,
  ];
  return (
    <Options
      {...named}
      options={options.map((look) => {
        const { id, title, text, preview } = look;
        const images = look === customLook ? customImages : (tried?.skin.files.images ?? {});
        return {
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
        };
      })}
      chosen={chosen.id ?? ORIGINAL}
      onChoose={(id) => {
        const isTried = triedLooks.some((one) => one.id === id);
        if (!isTried) store.changeSettings({ skin: id === ORIGINAL ? null : id });
        // The player's own look may have been chosen again.
        visitLook.setState({ id: isTried ? id : null });
      }}
      columns={3}
    />
  );
}

/** Up to three of a skin's symbols, or another picture if there is none. */
function SkinPreview({ images }: { images: ArtFiles['images'] }) {
  const pictures = Object.entries(images);
  const symbols = pictures.filter(([path]) => isSymbol(path)).slice(0, 3);
  return (
    <span className="mb-2 flex aspect-3/1 w-full justify-center gap-2 rounded-md border border-shaft/25 bg-trench p-1">
      {(symbols.length > 0 ? symbols : pictures.slice(0, 1)).map(([path, url]) => (
        <img key={path} {...imageSources(url ?? '')} alt="" className="h-full min-w-0 object-contain" />
      ))}
    </span>
  );
}
