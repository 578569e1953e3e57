import { Link } from 'react-router-dom';
import trophy from 'artwork:shell/pages/trophy';
import { Countdown } from '../../ui/countdown';
import { PaperNote } from '../../ui/paper/paper-note';
import { useMinute } from '../../store/game-context';
import { weekOf, weekStart } from '../../player/calendar';
import { paths } from '../paths';
import { texts } from './texts';
import { LaterPicture } from '../../ui/skin/picture';

const { challenge } = texts;

/** The weekly challenge as a ship's notice board, with the stated pools (spec section 2) and the time left. */
export function Challenge() {
  const now = useMinute();
  const left = now === null ? '\u00a0' : <Countdown ms={weekStart(weekOf(now) + 1) - now} />;
  const notes = [...challenge.figures, { ...challenge.ends, value: left }];
  return (
    <section
      aria-labelledby="challenge"
      className="mx-auto w-full max-w-6xl px-5 pt-14 pb-16 sm:px-8 sm:pt-20 lg:px-12"
    >
      <div className="edged notice-board relative grid items-center gap-x-10 gap-y-6 rounded-lg px-5 py-8 sm:px-10 sm:py-10 md:grid-cols-[auto_1fr]">
        <LaterPicture of={trophy} width={256} height={256} className="mx-auto size-40 sm:size-52" />
        <div>
          <h2 id="challenge" className="text-3xl text-gold-light sm:text-4xl">
            {challenge.title}
          </h2>
          <p className="mt-2 max-w-[52ch] text-lg">{challenge.text}</p>
        </div>
        <dl className="grid gap-4 sm:grid-cols-3 md:col-span-2">
          {notes.map(({ name, unit, value }) => (
            <PaperNote key={name} name={name} unit={unit} size="text-3xl" className="px-5 pt-6 pb-4">
              {value}
            </PaperNote>
          ))}
        </dl>
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm md:col-span-2">
          <span>{challenge.note}</span>
          <Link
            to={paths.leaderboard}
            className="inline-flex min-h-11 items-center font-semibold text-gold-light underline underline-offset-4"
          >
            {challenge.link}
          </Link>
        </p>
      </div>
    </section>
  );
}
