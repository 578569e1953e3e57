import Palette from 'lucide-react/icons/palette';
import { ButtonLink } from '../../ui/button';
import { paths } from '../paths';
import { Section } from './section';
import { texts } from './texts';

const { ownArt: words } = texts;

/** The way to the artists' studio. */
export const OwnArt = () => (
  <Section id="own-art" title={words.title} text={words.text} Icon={Palette}>
    <p>{words.note}</p>
    <ButtonLink to={paths.studio} variant="quiet" className="w-fit">
      {words.link}
    </ButtonLink>
  </Section>
);
