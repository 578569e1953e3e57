import { contrastProblems, themeColours, type Colours, type ThemeColour } from '../../skins/theme-colours';
import { RestoreButton } from './cards/file-card';
import { Group } from './cards/file-group';
import { Alert } from './drop/messages';
import { useStudio, useStudioState } from './editing/studio';
import { texts as cardTexts } from './cards/texts';
import { texts } from './texts';
import { asSentence } from '../../languages/sentences';

const tokens = Object.keys(texts.colours.names) as ThemeColour[];
/** It keeps its colours, whatever the system forces. An empty one is smaller within its dashed border. */
const SWATCH =
  'size-11 flex-none overflow-clip rounded-md border border-shaft/60 forced-color-adjust-none data-[empty=true]:border-dashed data-[empty=true]:p-2 [&::-moz-color-swatch]:border-none [&::-webkit-color-swatch]:border-none [&::-webkit-color-swatch-wrapper]:p-0';
/** One wrong background is wrong for many texts: no more of them are listed at once. */
const MAX_PROBLEMS = 3;

export function ColourGroup() {
  const colours = useStudioState(({ skin }) => skin.colours);
  return (
    <Group title={texts.colours.title} count={cardTexts.count(Object.keys(colours).length, tokens.length)}>
      <p className="mt-1 max-w-[62ch] text-muted">{texts.colours.text}</p>
      <ColourSample colours={colours} />
      <ContrastProblems colours={colours} />
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-6 gap-y-1">
        {tokens.map((token) => (
          <ColourField key={token} token={token} custom={colours[token]} />
        ))}
      </ul>
    </Group>
  );
}

/** A small page in the artist's colours, including those that the pages do not use yet. */
function ColourSample({ colours }: { colours: Colours }) {
  const { sample, names } = texts.colours;
  const all = Object.entries({ ...themeColours, ...colours });
  const style = Object.fromEntries(all.map(([token, colour]) => [`--color-${token}`, colour]));
  return (
    <div
      role="img"
      aria-label={sample.title}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-shaft/25 bg-[linear-gradient(to_bottom,var(--color-mid),var(--color-deep)_30%,var(--color-abyss)_90%)] px-5 py-4 forced-color-adjust-none"
      style={style}
    >
      <div className="grow basis-48">
        <p className="font-display text-xl font-semibold text-foam">{sample.heading}</p>
        <p className="text-text">
          <span>{names.text}</span> <span className="text-muted">{names.muted}</span>
        </p>
      </div>
      <p className="rounded-md bg-deep px-3 py-2 text-gold-light shadow-low">{sample.panel}</p>
      <p className="rounded-pill bg-gold px-4 py-2 font-display font-semibold text-[#3a2304]">
        {sample.button}
      </p>
      <p className="rounded-md bg-coral px-3 py-1 text-[#2a0d0a]">{sample.hot}</p>
      <p className="rounded-md bg-kelp px-3 py-1 text-[#2a0d0a]">{sample.news}</p>
      <p className="rounded-md border-s-4 border-coral bg-wreck px-3 py-1 text-text">{sample.warning}</p>
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
        <Alert>
          <p className="font-semibold text-gold-light">{texts.colours.unreadable}</p>
          <ul className="mt-1 grid list-disc gap-1 ps-6">
            {problems.slice(0, MAX_PROBLEMS).map((problem) => (
              <li key={problem}>{asSentence(problem)}</li>
            ))}
          </ul>
          {more > 0 && <p className="mt-1">{texts.colours.more(more)}</p>}
        </Alert>
      )}
    </div>
  );
}

function ColourField({ token, custom }: { token: ThemeColour; custom: string | undefined }) {
  const studio = useStudio();
  const name = texts.colours.names[token];
  const original = themeColours[token];
  return (
    <li className="flex min-h-12 items-center gap-2">
      <span className="min-w-0 grow">
        <span>{name}</span>
        {/* As the sentences about contrast and skin.json call it. */}
        <span translate="no" className="block text-sm text-muted">
          {token}
        </span>
      </span>
      <span
        role="img"
        aria-label={texts.colours.original(name, original)}
        className={SWATCH}
        style={{ backgroundColor: original }}
      />
      <input
        type="color"
        aria-label={texts.colours.custom(name)}
        value={custom ?? original}
        data-empty={custom === undefined}
        onChange={({ target }) => studio.setColour(token, target.value)}
        className={SWATCH}
      />
      {custom !== undefined && <RestoreButton title={name} onRestore={() => studio.setColour(token, null)} />}
    </li>
  );
}
