import { PageHead } from '../../ui/page-head';
import { pageList } from '../page-list';
import { Keys } from './keys';
import { LookSection } from './look';
import { Motion } from './motion';
import { OwnArt } from './own-art';
import { Renderer } from './renderer';
import { Reset } from './reset';
import { LimitsSection } from './limits';
import { Sound } from './sound';
import { texts } from './texts';

/** The player's settings: each takes effect at once, is saved on this device and reaches other tabs. */
export function SettingsPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-3 py-8 sm:px-8 sm:py-12 lg:px-12">
      <PageHead {...pageList.settings} />
      <h1
        tabIndex={-1}
        className="px-2 text-3xl text-foam text-shadow-title min-[380px]:text-4xl sm:px-0 sm:text-6xl"
      >
        {texts.title}
      </h1>
      <p className="mt-4 max-w-[68ch] px-2 text-lg sm:px-0">{texts.intro}</p>
      <div className="mt-7 grid grid-cols-1 gap-5">
        <Sound />
        <LookSection />
        <Motion />
        <Renderer />
        <OwnArt />
        <Keys />
        <LimitsSection />
        <Reset />
      </div>
    </div>
  );
}
