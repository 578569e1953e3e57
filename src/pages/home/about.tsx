import Coins from 'lucide-react/icons/coins';
import FishingRod from 'lucide-react/icons/fishing-rod';
import Trophy from 'lucide-react/icons/trophy';
import { texts } from './texts';

const points = [
  { point: texts.points.entertainment, Icon: Coins },
  { point: texts.points.compete, Icon: Trophy },
  { point: texts.points.theme, Icon: FishingRod },
] as const;

export function About() {
  return (
    <section
      aria-labelledby="about"
      className="mx-auto w-full max-w-6xl px-5 pt-6 pb-14 sm:px-8 sm:pt-8 sm:pb-20 lg:px-12"
    >
      <h2 id="about" className="text-3xl sm:text-4xl">
        {texts.about.title}
      </h2>
      <p className="mt-3 max-w-[60ch] text-lg text-balance text-muted">{texts.about.text}</p>
      <ul className="mt-9 grid grid-cols-1 gap-8 md:grid-cols-3 md:gap-10">
        {points.map(({ point: { title, text }, Icon }) => (
          <li key={title} className="flex gap-4 md:block">
            <span className="grid size-14 shrink-0 place-items-center rounded-pill bg-linear-to-b from-shallow to-mid text-foam shadow-mid ring-1 ring-shaft/30">
              <Icon aria-hidden size={28} />
            </span>
            <div className="min-w-0 md:mt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
