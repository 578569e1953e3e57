import { contrastProblems, themeColours, type Colours, type ThemeColour } from '../../skins/theme-colours';
import { RestoreButton } from './cards/file-card';
import { useStudio, useStudioState } from './editing/use-studio';
import { texts } from './texts';

const { colours: words } = texts;

const tokens = Object.keys(words.names) as ThemeColour[];
/** One wrong background is wrong for many texts: no more of them are listed at once. */
const MAX_PROBLEMS = 3;

/** The colours of the pages, each original beside the artist's. */
export function ColourGroup() {
  const colours = useStudioState(({ skin }) => skin.colours);
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
          <ColourField key={token} token={token} custom={colours[token]} />
        ))}
      </ul>
    </details>
  );
}

/** A small page in the artist's colours, including those that the pages do not use yet. */
function ColourSample({ colours }: { colours: Colours }) {
  const { sample } = words;
  const all = Object.entries({ ...themeColours, ...colours });
  const style = Object.fromEntries(all.map(([token, colour]) => [`--color-${token}`, colour]));
  return (
    <div role="img" aria-label={sample.title} className="studio-sample" style={style}>
      <div>
        <p className="font-display text-xl font-semibold text-foam">{sample.heading}</p>
        <p className="text-text">
          <span>{sample.text}</span> <span className="text-muted">{sample.muted}</span>
        </p>
      </div>
      <p className="rounded-md bg-deep px-3 py-2 text-gold-light shadow-low">{sample.panel}</p>
      <p className="rounded-pill bg-gold px-4 py-2 font-display font-semibold text-[#3a2304]">
        {sample.button}
      </p>
      <p className="rounded-md bg-coral px-3 py-1 text-[#2a0d0a]">{sample.hot}</p>
      <p className="rounded-md bg-kelp px-3 py-1 text-[#2a0d0a]">{sample.news}</p>
      <p className="rounded-md border-l-4 border-coral bg-wreck px-3 py-1 text-text">{sample.warning}</p>
      <p className="rounded-md bg-sand px-3 py-1 text-[#3a2412]">{sample.paper}</p>
      <p className="rounded-md bg-linear-to-br from-plank to-oak px-3 py-1 text-text">{sample.wood}</p>
    </div>
  );
}

function ContrastProblems({ colours }: { colours: Colours }) {
  const problems = contrastProblems(colours);
  const more = problems.length - MAX_PROBLEMS;
  return (
    <div role="status" className="mt-4 empty:hidden">
      {problems.length > 0 && (
        <div className="studio-alert">
          <p className="font-semibold text-gold-light">{words.unreadable}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-6">
            {problems.slice(0, MAX_PROBLEMS).map((problem) => (
              <li key={problem}>{`${problem}.`}</li>
            ))}
          </ul>
          {more > 0 && <p className="mt-1">{words.more(more)}</p>}
        </div>
      )}
    </div>
  );
}

function ColourField({ token, custom }: { token: ThemeColour; custom: string | undefined }) {
  const studio = useStudio();
  const name = words.names[token];
  const original = themeColours[token];
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
        aria-label={words.original(name, original)}
        className="studio-colour"
        style={{ backgroundColor: original }}
      />
      <input
        type="color"
        aria-label={words.custom(name)}
        value={custom ?? original}
        data-empty={custom === undefined}
        onChange={({ target }) => studio.setColour(token, target.value)}
        className="studio-colour"
      />
      {custom !== undefined && <RestoreButton title={name} onRestore={() => studio.setColour(token, null)} />}
    </li>
  );
}
