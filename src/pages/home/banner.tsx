import Play from 'lucide-react/icons/play';
import banner from 'artwork:shell/pages/banner';
import { ButtonLink } from '../../ui/button';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { DailyBonus } from './daily-bonus';
import { texts } from './texts';
import { Picture } from '../../ui/skin/picture';

export function Banner() {
  return (
    <section className="relative isolate flex min-h-[min(41rem,86svh)] flex-col overflow-hidden sm:min-h-[min(37rem,76svh)]">
      <div className="banner-picture absolute inset-x-0 top-0 -z-10 h-104 sm:h-full rtl:-scale-x-100">
        <Picture
          of={banner}
          width={1600}
          height={800}
          fetchPriority="high"
          className="size-full object-cover object-[76%_0] sm:object-[55%_0] xl:object-[72%_0]"
        />
      </div>
      <div className="mx-auto flex w-full max-w-6xl grow flex-col justify-end px-5 pt-80 pb-8 sm:justify-center sm:px-8 sm:py-12 lg:px-12">
        <h1
          tabIndex={-1}
          lang="en"
          translate="no"
          className="text-[min(clamp(3.25rem,13vw,4rem),17vw)] leading-[0.95] font-bold text-foam text-shadow-title sm:max-w-min sm:text-7xl xl:text-8xl"
        >
          {texts.title}
        </h1>
        <p className="mt-4 max-w-[24rem] text-lg text-shaft sm:text-xl">{texts.tagline}</p>
        <div className="mt-7 flex flex-col items-start gap-x-6 gap-y-5 min-[86rem]:flex-row min-[86rem]:items-center">
          <ButtonLink to={luckyFishingCard.path} size="lg" className="max-sm:w-full">
            <Play aria-hidden size={22} fill="currentColor" />
            <span>{texts.play}</span>
          </ButtonLink>
          <DailyBonus />
        </div>
        <p className="mt-6 text-sm text-muted">{texts.adults}</p>
      </div>
    </section>
  );
}
