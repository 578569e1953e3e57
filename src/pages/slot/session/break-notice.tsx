import { useGameStore } from '../../../store/game-context';
import { ButtonLink } from '../../../ui/button';
import { whenText } from '../../../ui/format/format-instant';
import { paths } from '../../paths';
import { texts } from '../texts';

/** Replaces the machine while the player takes a break. `until` in milliseconds since 1970. */
export function BreakNotice({ until }: { readonly until: number }) {
  const store = useGameStore();
  const { title, text, home, help } = texts.onBreak;
  return (
    <section
      aria-labelledby="break-title"
      className="mt-[12svh] grid max-w-[34rem] justify-items-center gap-5 rounded-lg glass p-8 text-center [--glass:80%]"
    >
      <h1 id="break-title" tabIndex={-1} className="text-3xl text-gold-light sm:text-4xl">
        {title}
      </h1>
      <p className="text-lg">{text(whenText(until, store.now()))}</p>
      <ButtonLink to={paths.home}>{home}</ButtonLink>
      <ButtonLink variant="quiet" to={paths.responsibleGaming}>
        {help}
      </ButtonLink>
    </section>
  );
}
