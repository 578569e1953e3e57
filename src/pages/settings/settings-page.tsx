import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Palette from 'lucide-react/icons/palette';
import { LookOptions } from '../../features/look-options';
import { LimitTools } from '../../features/limits/limit-tools';
import { ButtonLink } from '../../ui/button';
import { PageTitle } from '../page-title';
import { paths } from '../paths';
import { Section } from './controls';
import { Reset } from './reset';
import { Keys, Language, Motion, Renderer, Sound, Vibration } from './sections';
import { texts } from './texts';

const { customSkin, limits, look } = texts;

/** The player's settings: each takes effect at once, is saved on this device and reaches other tabs. */
export function SettingsPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-3 py-8 sm:px-8 sm:py-12 lg:px-12">
      <PageTitle name="settings" className="px-2 sm:px-0" />
      <p className="mt-4 max-w-[68ch] px-2 text-lg sm:px-0">{texts.intro}</p>
      <div className="mt-7 grid grid-cols-1 gap-5">
        <Language />
        <Sound />
        <Section id="look" title={look.title} text={look.text} Icon={Palette}>
          <LookOptions labelledBy="look" describedBy="look-text" />
          <ButtonLink to={paths.looks} variant="quiet" className="w-fit">
            {look.link}
          </ButtonLink>
        </Section>
        <Motion />
        <Vibration />
        <Renderer />
        <Section id="custom-art" title={customSkin.title} text={customSkin.text} Icon={Palette}>
          <p>{customSkin.note}</p>
          <ButtonLink to={paths.studio} variant="quiet" className="w-fit">
            {customSkin.link}
          </ButtonLink>
        </Section>
        <Keys />
        <Section id="limits" title={limits.title} text={limits.text} Icon={HeartHandshake}>
          <LimitTools />
        </Section>
        <Reset />
      </div>
    </div>
  );
}
