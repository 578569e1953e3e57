import Flame from 'lucide-react/icons/flame';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import images from 'artworks:every-game/pages/card,shell/cards';
import { catalog } from '../../games/catalog';
import type { ListedGame } from '../../games/listed-game';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { ButtonLink } from '../../ui/button';
import { LaterPicture } from '../../ui/skin/picture';
import { texts } from './texts';

const imageOf = (name: string) => {
  const path = `shell/cards/${name}`;
  return { path, address: images[path] ?? '' };
};

interface GameCardEntry extends Pick<ListedGame, 'title' | 'path' | 'isNew' | 'isPopular'> {
  readonly description: string;
  readonly image: ReturnType<typeof imageOf>;
  /** What the link takes along: the look in which the game is shown for this visit. */
  readonly state?: { readonly look: string };
}

/** The featured games (spec section 2): those of the catalog, and one that shows the slots in a look of their own. */
export const gameCards = (): readonly GameCardEntry[] => [
  ...catalog.map(({ id, name, teaser, ...game }) => ({
    ...game,
    title: name,
    description: teaser,
    image: imageOf(id),
  })),
  {
    ...texts.desertOasis,
    image: imageOf('desert-oasis'),
    path: luckyFishingCard.path,
    state: { look: 'desert-oasis' },
  },
];

/** A game as a framed chart, with a ribbon where it is new or popular. On a wide card the image is on the left. */
export function GameCard({ title, description, image, path, state, isNew, isPopular }: GameCardEntry) {
  return (
    <article className="@container relative flex h-full flex-col rounded-lg bg-linear-to-br from-plank to-oak p-2 shadow-high">
      <div className="flex grow flex-col overflow-hidden rounded-md bg-linear-to-b from-deep to-abyss shadow-brass @xl:flex-row">
        <LaterPicture
          of={image}
          width={640}
          height={400}
          className="aspect-8/5 w-full object-cover @xl:w-1/2"
        />
        <div className="flex grow flex-col p-5 @xl:justify-center @xl:p-8">
          <h3 translate="no" className="text-2xl">
            {title}
          </h3>
          <p className="mt-2 mb-5 text-muted">{description}</p>
          <ButtonLink
            to={path}
            state={state}
            data-look={state?.look}
            variant="brass"
            aria-label={texts.games.playGame(title)}
            className="mt-auto self-start @xl:mt-0"
          >
            {texts.games.play}
          </ButtonLink>
        </div>
      </div>
      {isPopular && (
        <Ribbon look="ribbon-hot">
          <Flame aria-hidden size={18} fill="currentColor" />
          <span>{texts.games.isPopular}</span>
        </Ribbon>
      )}
      {isNew && (
        <Ribbon look="ribbon-new">
          <Sparkles aria-hidden size={18} />
          <span>{texts.games.isNew}</span>
        </Ribbon>
      )}
    </article>
  );
}

/** A pennant over the edge of a card. */
const Ribbon = ({ look, children }: { look: 'ribbon-hot' | 'ribbon-new'; children: ReactNode }) => (
  <p
    className={`ribbon ${look} absolute start-[-0.4rem] top-[1.25rem] flex items-center gap-[0.3rem] rounded-l-[4px] py-[0.35rem] pr-[1.6rem] pl-[0.8rem] [font-family:var(--font-display)] font-bold tracking-[0.06em] text-[#2a0d0a] [clip-path:polygon(0_0,100%_0,calc(100%-0.8rem)_50%,100%_100%,0_100%)]`}
  >
    {children}
  </p>
);
