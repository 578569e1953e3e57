import { useStore } from 'zustand';
import { contrastProblems, themeColours, type Colours, type ThemeColour } from '../../../skins/theme-colours';
import { Button } from '../../../ui/button';
import { ColourSample } from './colour-sample';
import type { Studio } from '../editing/studio';
import { texts } from '../texts';

const { colours: words, card } = texts;

const tokens = Object.keys(words.names) as ThemeColour[];
/** One wrong ground is wrong for many texts: no more of them are told of at once. */
const MOST_PROBLEMS = 3;

/** The colours of the pages, each ours beside the artist's. */
export function ColourGroup({ studio }: { studio: Studio }) {
  const colours = useStore(studio.state, ({ skins }) => skins.now.colours);
  return (
    <details className="studio-group">
      <summary>
        <h2 className="text-3xl">{words.title}</h2>
        <span className="text-muted tabular-nums">
          {texts.count(Object.keys(colours).length, tokens.length)}
        </span>
      </summary>
      <p className="mt-1 max-w-[62ch] text-muted">{words.text}</p>
      <ColourSample colours={colours} />
      <ContrastProblems colours={colours} />
      <ul className="studio-colours">
        {tokens.map((token) => (
          <ColourField key={token} token={token} yours={colours[token]} studio={studio} />
        ))}
      </ul>
    </details>
  );
}

function ContrastProblems({ colours }: { colours: Colours }) {
  const problems = contrastProblems(colours);
  const more = problems.length - MOST_PROBLEMS;
  return (
    <div role="status" className="mt-4 empty:hidden">
      {problems.length > 0 && (
        <div className="studio-alert">
          <p className="font-semibold text-gold-light">{words.unreadable}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-6">
            {problems.slice(0, MOST_PROBLEMS).map((problem) => (
              <li key={problem}>{`${problem}.`}</li>
            ))}
          </ul>
          {more > 0 && <p className="mt-1">{words.more(more)}</p>}
        </div>
      )}
    </div>
  );
}

interface ColourFieldProps {
  readonly token: ThemeColour;
  readonly yours: string | undefined;
  readonly studio: Studio;
}

function ColourField({ token, yours, studio }: ColourFieldProps) {
  const name = words.names[token];
  const ours = themeColours[token];
  return (
    <li>
      <span className="min-w-0 grow">
        <span>{name}</span>
        {/* As the sentences about contrast and skin.json call it. */}
        <span translate="no" className="block text-sm text-muted">
          {token}
        </span>
      </span>
      <span
        role="img"
        aria-label={words.ours(name, ours)}
        className="studio-colour"
        style={{ backgroundColor: ours }}
      />
      <input
        type="color"
        aria-label={words.yours(name)}
        value={yours ?? ours}
        data-empty={yours === undefined}
        onChange={({ target }) => studio.setColour(token, target.value)}
        className="studio-colour"
      />
      {yours !== undefined && (
        <Button
          variant="quiet"
          className="studio-small"
          aria-label={card.restoreThis(name)}
          onClick={() => studio.setColour(token, null)}
        >
          {card.restore}
        </Button>
      )}
    </li>
  );
}
