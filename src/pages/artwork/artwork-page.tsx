import { symbolList } from '../../engine/definition';
import { PageHead } from '../../ui/page-head';
import { luckyFishing } from '../../games/lucky-fishing/definition';
import { folders, type ImageEntry } from './images';
import { Sized, Sizes } from './sizes';
import { SymbolSheet } from './symbol-sheet';
import { TrialMachine } from './trial-machine';
import './artwork.css';

/** Every image of the game at a glance, and every win at the press of a button. Only in development. */
export function ArtworkPage() {
  return (
    <div className="sheet">
      <PageHead title="Artwork" />
      <h1 tabIndex={-1}>Artwork</h1>
      <p className="sheet-intro">
        Every image of the game at 192, 96 and 48 pixels, on dark and on light. Save a file in{' '}
        <code>assets/</code> and it is here at once.
      </p>
      <nav aria-label="Artwork" className="sheet-jumps">
        <a href="#wins">Wins</a>
        <a href="#symbols">Symbols</a>
        {folders.map(({ title }) => (
          <a key={title} href={`#${title.toLowerCase()}`}>
            {title}
          </a>
        ))}
      </nav>
      <section aria-labelledby="wins">
        <h2 id="wins">Wins</h2>
        <p className="sheet-intro">
          Each button plays a whole round. Its coins are this page's own; yours stay as they are.
        </p>
        <TrialMachine />
      </section>
      <section aria-labelledby="symbols">
        <h2 id="symbols">Symbols</h2>
        <div className="sheet-symbols">
          {symbolList(luckyFishing).map((symbol) => (
            <SymbolSheet key={symbol.id} symbol={symbol} />
          ))}
        </div>
      </section>
      {folders.map(({ title, images: pictures }) => (
        <section key={title} aria-labelledby={title.toLowerCase()}>
          <h2 id={title.toLowerCase()}>{title}</h2>
          <div className="sheet-pictures">
            {pictures.map((image) => (
              <ImageSheet key={image.name} image={image} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function ImageSheet({ image: { name, address, file, shownAt } }: { image: ImageEntry }) {
  const id = `sheet-${file}`;
  return (
    <article aria-labelledby={id} className="sheet-card">
      <h3 id={id}>{name}</h3>
      <p className="sheet-note">
        <code>{file}</code> <span>{shownAt} px in the game</span>
      </p>
      <Sizes of={name}>{(side) => <Sized address={address} side={side} />}</Sizes>
    </article>
  );
}
