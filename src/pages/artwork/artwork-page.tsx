import { use } from 'react';
import { symbolList } from '../../engine/definition';
import { catalog } from '../../games/catalog';
import type { PlayableGame } from '../../games/playable';
import { PageHead } from '../../ui/page-head';
import { foldersOf, type ImageEntry } from './images';
import { Sized, Sizes } from './sizes';
import { SymbolSheet } from './symbol-sheet';
import { TrialMachine } from './trial-machine';
import { trialSymbols, type TrialOutcome } from './trial-round';
import './artwork.css';

/** The game that the address names; the catalog's first where it names none. Another choice reloads the page. */
const wanted = new URLSearchParams(window.location.search).get('game');
const chosen = catalog.find(({ id }) => id === wanted) ?? catalog[0];
const loading = Promise.resolve(chosen?.loadPlayable());

/** Every image of a game at a glance, and every win at the press of a button. Only in development. */
export function ArtworkPage() {
  // Suspends: a page that is reloaded is scrolled to where it was once all of it is there.
  const game = use(loading);
  return (
    <div className="sheet">
      <PageHead title="Artwork" />
      <h1 tabIndex={-1}>Artwork</h1>
      <p className="sheet-intro">
        Every image of the game at 192, 96 and 48 pixels, on dark and on light. Save a file in{' '}
        <code>assets/</code> and it is here at once.
      </p>
      <nav aria-label="Games" className="sheet-jumps">
        {/* Each loads the page anew: nothing of the other game is left. */}
        {catalog.map(({ id, title }) => (
          <a key={id} href={`?game=${id}`} aria-current={id === chosen?.id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      {game && <GameSheet game={game} />}
    </div>
  );
}

function GameSheet({ game }: { game: PlayableGame }) {
  const { definition, art } = game;
  const folders = foldersOf(definition.id);
  return (
    <>
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
        <TrialMachine game={game} last={lastTrial(game)} onPlay={keepTrial} />
      </section>
      <section aria-labelledby="symbols">
        <h2 id="symbols">Symbols</h2>
        <div className="sheet-symbols">
          {symbolList(definition).map((symbol) => (
            <SymbolSheet key={symbol.id} symbol={symbol} art={art} />
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
    </>
  );
}

/** The win that was tried last is in the address: the page reloads when a file changes. */
function lastTrial({ definition }: PlayableGame): TrialOutcome | null {
  const written = new URLSearchParams(window.location.search).get('win');
  return written === 'none' || (written && trialSymbols(definition).includes(written)) ? written : null;
}

function keepTrial(wanted: TrialOutcome): void {
  const address = new URL(window.location.href);
  address.searchParams.set('win', wanted);
  window.history.replaceState(window.history.state, '', address);
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
