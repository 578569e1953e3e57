import Palette from 'lucide-react/icons/palette';
import { game, useGame } from '../../store/game';
import { lookOf, looks, type Look } from '../../ui/skin/looks';
import { Choices } from './choices';
import { Section } from './section';
import { texts } from './texts';

const { look: words } = texts;

/** A look as an option: a skin cannot have this name. */
const ORIGINAL = '';
const optionOf = ({ id }: Look): string => id ?? ORIGINAL;

const byOption = Object.fromEntries(looks.map((look) => [optionOf(look), look]));
const previews = Object.fromEntries(looks.map((look) => [optionOf(look), look.preview]));

/** In which look the games and the pages are shown. */
export function LookSection() {
  const skin = useGame((state) => state.skin);
  return (
    <Section id="look" title={words.title} text={words.text} Icon={Palette}>
      <Choices
        labelledBy="look"
        options={looks.map(optionOf)}
        texts={byOption}
        pictures={previews}
        chosen={optionOf(lookOf(skin))}
        onChoose={(option) => game.set({ skin: option === ORIGINAL ? null : option })}
        className="md:grid-cols-3"
      />
    </Section>
  );
}
