import Palette from 'lucide-react/icons/palette';
import type { SkinFiles } from '../../games/playable';
import { isSymbol } from '../../skins/image-list';
import { useGame, useGameState } from '../../store/game-context';
import { useLoaded } from '../../ui/hooks';
import { lookOf, looks, original, customArt, type Look } from '../../ui/skin/looks';
import { useSkin } from '../../ui/skin/active-skin';
import { Choices, Section } from './controls';
import { texts } from './texts';

/** The original look as an option: no skin can have this name. */
const ORIGINAL = '';
const optionOf = ({ id }: Look): string => id ?? ORIGINAL;

/** Loads what an artist has dropped in the studio; null where there is nothing. Only an artist's browser has any. */
const loadCustomArt = async () => (await import('../../features/custom-skin')).loadCustomArt();

/** Chooses how the games and the pages look. */
export function LookSection() {
  const game = useGame();
  const skin = useGameState((state) => state.skin);
  const chosen = lookOf(skin);
  const inUse = useSkin();
  const custom = useLoaded(loadCustomArt, true, 'Your own art is offered only while it is in use.');
  const options = custom || chosen === customArt ? [...looks, customArt] : looks;
  // While in use, it follows the studio in another tab.
  const customImages = (chosen === customArt ? inUse : custom?.files)?.images ?? {};
  return (
    <Section id="look" title={texts.look.title} text={texts.look.text} Icon={Palette}>
      <Choices
        labelledBy="look"
        options={options.map(optionOf)}
        texts={Object.fromEntries(options.map((look) => [optionOf(look), look]))}
        pictures={Object.fromEntries(
          options.map((look) => [optionOf(look), <LookPreview look={look} customImages={customImages} />]),
        )}
        chosen={optionOf(chosen)}
        onChoose={(option) => game.set({ skin: option === ORIGINAL ? null : option })}
        className="md:grid-cols-3"
      />
    </Section>
  );
}

/** URLs of an artist's pictures, by their paths in the skin. */
type CustomImages = SkinFiles['images'];

/** A small picture of a look. Custom art without any picture looks like the original. */
const LookPreview = ({ look: { preview }, customImages }: { look: Look; customImages: CustomImages }) =>
  preview === null && Object.keys(customImages).length > 0 ? (
    <CustomPreview images={customImages} />
  ) : (
    <img
      src={preview ?? original.preview}
      alt=""
      width={240}
      height={80}
      className="mb-2 w-full rounded-md border border-shaft/25"
    />
  );

/** Up to three of the artist's symbols, or another picture if there is none. */
function CustomPreview({ images }: { images: CustomImages }) {
  const pictures = Object.entries(images);
  const symbols = pictures.filter(([path]) => isSymbol(path)).slice(0, 3);
  return (
    <span className="mb-2 flex aspect-3/1 w-full justify-center gap-2 rounded-md border border-shaft/25 bg-trench p-1">
      {(symbols.length > 0 ? symbols : pictures.slice(0, 1)).map(([path, url]) => (
        <img key={path} src={url} alt="" className="h-full min-w-0 object-contain" />
      ))}
    </span>
  );
}
