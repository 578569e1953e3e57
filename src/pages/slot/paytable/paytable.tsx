import { usePlayable } from '../playing';
import { texts } from '../texts';
import { Lines } from './lines';
import './paytable.css';
import { Payouts } from './payouts';
import { Strips } from './strips';

/** What each symbol pays, and the odds; where there is more to know, the feature, the lines and the reels too. */
export function Paytable() {
  const { definition, odds, texts: gameTexts } = usePlayable();
  return (
    <section className="paytable edged glass [--glass:82%]">
      <div>
        <h2 id="paytable-title">{texts.paytable}</h2>
        <p className="paytable-note">{gameTexts.rules}</p>
        <Payouts labelledBy="paytable-title" />
      </div>
      <div>
        {definition.feature && gameTexts.feature && (
          <>
            <h3>{definition.feature.name}</h3>
            <p className="paytable-note">{gameTexts.feature.rules}</p>
          </>
        )}
        {definition.payRule === 'all-lines-from-the-left' && <Lines />}
        <p className="paytable-note">{texts.odds(odds, gameTexts)}</p>
        {definition.reels.kind === 'strips' && <Strips />}
      </div>
    </section>
  );
}
