import { themeColours, type Colours } from '../../../skins/theme-colours';
import { texts } from '../texts';

const { sample: words } = texts.colours;

/** A small page in the artist's colours, those too that the pages do not have yet. */
export function ColourSample({ colours }: { colours: Colours }) {
  const tokens = Object.entries({ ...themeColours, ...colours });
  const style = Object.fromEntries(tokens.map(([token, colour]) => [`--color-${token}`, colour]));
  return (
    <div role="img" aria-label={words.title} className="studio-sample" style={style}>
      <div>
        <p className="font-display text-xl font-semibold text-foam">{words.heading}</p>
        <p className="text-text">
          <span>{words.text}</span> <span className="text-muted">{words.muted}</span>
        </p>
      </div>
      <p className="rounded-md bg-deep px-3 py-2 text-gold-light shadow-low">{words.panel}</p>
      <p className="rounded-pill bg-gold px-4 py-2 font-display font-semibold text-[#3a2304]">
        {words.button}
      </p>
      <p className="rounded-md bg-coral px-3 py-1 text-[#2a0d0a]">{words.hot}</p>
      <p className="rounded-md bg-kelp px-3 py-1 text-[#2a0d0a]">{words.news}</p>
      <p className="rounded-md border-l-4 border-coral bg-wreck px-3 py-1 text-text">{words.refusal}</p>
      <p className="rounded-md bg-sand px-3 py-1 text-[#3a2412]">{words.paper}</p>
      <p className="rounded-md bg-linear-to-br from-plank to-oak px-3 py-1 text-text">{words.wood}</p>
    </div>
  );
}
