import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { LiveRegions } from '../../../ui/announcements';
import { useEscape } from '../../../ui/hooks';
import { Switch } from '../../../ui/switch';
import type { PlayableGame } from '../../../games/playable';
import { useGame, useGameState } from '../../../store/game-context';
import { CheckOdds } from '../paytable/check-odds';
import { Payouts } from '../paytable/payouts';
import { usePlayable } from '../playing';
import { texts as pageTexts } from '../texts';
import { texts } from './texts';

/** The rules, the paytable, the odds and the keys. Open as long as it is rendered. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const game = useGame();
  const helpKey = useGameState((state) => state.helpKey);
  const playable = usePlayable();
  const { definition, odds, texts: gameTexts } = playable;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (dialog.current?.open) return;
    // Takes the focus, and returns it on closing.
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  // At once, because the browser's close event comes later: the next press of Escape must reach a toast behind it.
  const closeOnEscape = useCallback(
    (event: KeyboardEvent): void => {
      event.preventDefault();
      dialog.current?.close();
      onClose();
    },
    [onClose],
  );
  useEscape(true, closeOnEscape);

  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="help-title"
      onClose={onClose}
      onClick={closeOnBackdrop}
      className="edged m-auto max-h-[calc(100dvh-24px)] w-[min(100%-24px-2*max(var(--spacing-safe-left),var(--spacing-safe-right)),52rem)] max-w-[calc(100%-38px)] animate-fade-in overflow-hidden rounded-lg bg-linear-to-br from-plank to-oak text-text shadow-high backdrop:bg-trench/75 open:flex"
    >
      <div className="relative m-2 min-w-0 grow overflow-y-auto overscroll-contain rounded-md bg-linear-to-b from-deep to-abyss shadow-brass">
        <div className="sticky top-0 z-1 flex items-center justify-between border-b border-shaft/15 bg-deep py-2 pr-2 pl-4 sm:pl-6">
          <h2 ref={heading} id="help-title" tabIndex={-1} className="px-1 text-2xl text-gold-light">
            {texts.title}
          </h2>
          <button
            type="button"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
            className="grid size-11 place-items-center rounded-pill text-muted hover:bg-shaft/10 hover:text-text"
          >
            <X aria-hidden size={22} />
          </button>
        </div>
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 p-5 sm:p-7 md:grid-cols-2">
          <div className="grid grid-cols-1 content-start gap-6">
            <Part title={texts.rules}>
              <p>{texts.bet(definition.bet)}</p>
              <p>{gameTexts.rules}</p>
              {gameTexts.feature && <p>{gameTexts.feature.rules}</p>}
              <p>{texts.paid}</p>
            </Part>
            <Part title={texts.odds}>
              <p>{pageTexts.odds(odds, gameTexts)}</p>
              <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 narrow-text:grid-cols-1">
                {lineOdds(playable).map(({ name, rate }) => (
                  <div key={name} className="contents">
                    <dt>{name}</dt>
                    <dd className="text-text">{texts.line(1 / rate)}</dd>
                  </div>
                ))}
              </dl>
              <CheckOdds />
            </Part>
          </div>
          <div className="grid grid-cols-1 content-start gap-6">
            <Part title={pageTexts.paytable} id="help-paytable">
              <Payouts labelledBy="help-paytable" />
            </Part>
            <Part title={texts.keys}>
              <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5 narrow-text:grid-cols-1">
                {texts.keyList(gameTexts.page).map(({ keys, does }) => (
                  <div key={does} className="contents">
                    <dt className="flex flex-col items-start gap-1">
                      {keys.map((key) => (
                        <kbd
                          key={key}
                          translate="no"
                          className="rounded-md border border-gold/50 bg-oak px-2 font-display text-sm font-medium whitespace-nowrap text-gold-light"
                        >
                          {key}
                        </kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
              {/* A speech user may trigger the key by accident (WCAG 2.2, 2.1.4). */}
              <Switch
                on={helpKey}
                onChange={(on) => game.changeSettings({ helpKey: on })}
                text={texts.helpKey}
                className="text-text"
              />
            </Part>
          </div>
        </div>
        <LiveRegions />
      </div>
    </dialog>
  );
}

/** How often each line wins; one entry for all where they win alike. */
function lineOdds({ definition, odds }: PlayableGame): { readonly name: string; readonly rate: number }[] {
  const lines = definition.lines.map(({ id, name }) => ({ name, rate: odds.lineRates[id] ?? 0 }));
  const [first] = lines;
  return first && lines.length > 1 && lines.every(({ rate }) => rate === first.rate)
    ? [{ name: texts.anyLine, rate: first.rate }]
    : lines;
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2 leading-normal text-muted">
      <h3 id={id} className="text-lg text-text">
        {title}
      </h3>
      {children}
    </section>
  );
}
