import Palette from 'lucide-react/icons/palette';
import { useGame, useGameState } from '../../store/game-context';
import { useLoaded } from '../../ui/hooks/use-loaded';
import { lookOf, looks, ownArt, type Look } from '../../ui/skin/looks';
import { useSkin } from '../../ui/skin/active-skin';
import { Choices } from './choices';
import { LookPreview } from './look-preview';
import { Section } from './section';
import { texts } from './texts';

const { look: words } = texts;

/** A look as an option: a skin cannot have this name. */
const ORIGINAL = '';
const optionOf = ({ id }: Look): string => id ?? ORIGINAL;

/** What an artist has dropped in the studio; null where there is nothing. Only an artist's browser has any. */
const loadOwnArt = async () => (await import('../../features/custom-skin/load-custom-skin')).loadOwnArt();

/** In which look the games and the pages are shown. */
export function LookSection() {
  const game = useGame();
  const skin = useGameState((state) => state.skin);
  const chosen = lookOf(skin);
  const inUse = useSkin();
  const own = useLoaded(loadOwnArt, true, 'Your own art is offered only while it is in use.');
  const options = own || chosen === ownArt ? [...looks, ownArt] : looks;
  // In use it follows the studio in another tab.
  const ownImages = (chosen === ownArt ? inUse : own?.files)?.images ?? {};
  return (
    <Section id="look" title={words.title} text={words.text} Icon={Palette}>
      <Choices
        labelledBy="look"
        options={options.map(optionOf)}
        texts={Object.fromEntries(options.map((look) => [optionOf(look), look]))}
        pictures={Object.fromEntries(
          options.map((look) => [optionOf(look), <LookPreview look={look} ownImages={ownImages} />]),
        )}
        chosen={optionOf(chosen)}
        onChoose={(option) => game.set({ skin: option === ORIGINAL ? null : option })}
        className="md:grid-cols-3"
      />
    </Section>
  );
}
