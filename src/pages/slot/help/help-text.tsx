import type { ReactNode } from 'react';
import type { PlayableGame } from '../../../games/playable';
import { lineName } from '../../../games/game-texts';
import { CheckOdds } from '../paytable/check-odds';
import { Payouts } from '../paytable/payouts';
import { texts as pageTexts } from '../texts';
import { usePlayableGame } from '../use-machine';
import { texts } from './texts';

/** The rules, the paytable, the odds and the keys. `children` follow the keys. */
export function HelpText({ children }: { readonly children?: ReactNode }) {
  const playable = usePlayableGame();
  const { definition, odds, texts: gameTexts } = playable;
  return (
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
          {children}
        </Part>
      </div>
    </div>
  );
}

/** How often each line wins; one entry for all where they win alike. */
function lineOdds({
  definition,
  odds,
  texts: gameTexts,
}: PlayableGame): { readonly name: string; readonly rate: number }[] {
  const lines = definition.lines.map(({ id }) => ({
    name: lineName(gameTexts, id),
    rate: odds.lineRates[id] ?? 0,
  }));
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
