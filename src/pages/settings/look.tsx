import Palette from 'lucide-react/icons/palette';
import { game, useGame } from '../../store/game';
import { lookOf, looks, type Look } from '../../ui/skin/looks';
import { Choices } from './choices';
import { LookPreview } from './look-preview';
import { Section } from './section';
import { texts } from './texts';

const { look: words } = texts;

/** A look as an option: a skin cannot have this name. */
const ORIGINAL = '';
const optionOf = ({ id }: Look): string => id ?? ORIGINAL;

/** In which look the games and the pages are shown. */
export function LookSection() {
  const skin = useGame((state) => state.skin);
  const chosen = lookOf(skin);
  // The artist's own is among them while it is in use: the studio offers it.
  const options = looks.includes(chosen) ? looks : [...looks, chosen];
  return (
    <Section id="look" title={words.title} text={words.text} Icon={Palette}>
      <Choices
        labelledBy="look"
        options={options.map(optionOf)}
        texts={Object.fromEntries(options.map((look) => [optionOf(look), look]))}
        pictures={Object.fromEntries(options.map((look) => [optionOf(look), <LookPreview look={look} />]))}
        chosen={optionOf(chosen)}
        onChoose={(option) => game.set({ skin: option === ORIGINAL ? null : option })}
        className="md:grid-cols-3"
      />
    </Section>
  );
}
