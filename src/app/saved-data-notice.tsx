import X from 'lucide-react/icons/x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { game, useGame } from '../store/game';
import { texts } from './texts';

/** Says what is wrong with the saved game, until the player has dismissed it. */
export function SavedDataNotice() {
  const trouble = useGame((state) => state.trouble);
  if (!trouble) return null;
  const { title, text } = texts.notice.troubles[trouble];
  return (
    <div
      role="alert"
      data-testid="notice"
      className="flex items-start gap-3 border-b border-gold/50 bg-oak px-4 py-3 text-sm shadow-mid sm:px-6"
    >
      <TriangleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-gold-light" />
      <p className="max-w-[75ch] grow">
        <strong className="block font-display text-base font-semibold text-gold-light">{title}</strong>
        {text}
      </p>
      <button
        type="button"
        aria-label={texts.notice.dismiss}
        onClick={() => game.dismissTrouble()}
        className="-my-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-abyss/40"
      >
        <X aria-hidden size={20} />
      </button>
    </div>
  );
}
