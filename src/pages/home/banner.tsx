import Play from 'lucide-react/icons/play';
import banner from '../../../assets/pages/banner.svg';
import bonus from '../../../assets/pages/bonus.svg';
import { ButtonLink } from '../../components/button';
import { paths } from '../paths';
import { texts } from './texts';

/** The poster: the scene under the pier, the title, and the one golden button. */
export function Banner() {
  return (
    <section className="relative isolate flex min-h-[min(41rem,86svh)] flex-col overflow-hidden sm:min-h-[min(36rem,74svh)]">
      <img
        src={banner}
        alt=""
        width={1600}
        height={800}
        fetchPriority="high"
        className="absolute inset-0 -z-20 size-full object-cover object-[71%_0] sm:object-[30%_0]"
      />
      {/* Text stands on calm, dark water: at the foot on phones, on the left elsewhere. */}
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-abyss via-abyss/70 via-45% to-transparent to-75% sm:bg-linear-to-r sm:from-abyss/85 sm:via-abyss/45 sm:via-40% sm:to-65%" />
      <div className="mx-auto flex w-full max-w-6xl grow flex-col justify-end px-5 pt-56 pb-8 sm:justify-center sm:px-8 sm:py-12 lg:px-12">
        <h1
          tabIndex={-1}
          className="max-w-md text-[clamp(3.25rem,13vw,4rem)] leading-[0.95] font-bold text-foam text-shadow-title sm:text-7xl lg:text-8xl"
        >
          {texts.title}
        </h1>
        <p className="mt-4 max-w-[24rem] text-lg text-shaft sm:text-xl">{texts.tagline}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-5">
          <ButtonLink to={paths.slots} size="lg" className="max-sm:w-full">
            <Play aria-hidden size={22} fill="currentColor" />
            {texts.play}
          </ButtonLink>
          <aside
            aria-label={texts.bonus.title}
            className="flex items-center gap-3 rounded-lg border border-shaft/20 bg-abyss/60 py-2 pr-5 pl-2 shadow-lit max-sm:w-full"
          >
            <img src={bonus} alt="" width={56} height={56} />
            <p className="leading-snug">
              <strong className="block font-display font-semibold text-gold-light">
                {texts.bonus.title}
              </strong>
              {texts.bonus.text}
            </p>
          </aside>
        </div>
        <p className="mt-6 text-sm text-muted">{texts.adults}</p>
      </div>
    </section>
  );
}
