import skins, { defaultPreview } from 'skins:list';
import { catalog } from '../../games/catalog';
import { spokenList } from '../../games/spoken';
import { texts } from '../texts';
import { CUSTOM_LOOK } from './active-skin';

/** How everything may be shown: the product's own look, or a skin. */
export interface Look {
  /** The skin's; null for the product's own look. */
  readonly id: string | null;
  readonly title: string;
  readonly text: string;
  /** The address of a small picture of it; null for the artist's own, whose pictures show it. */
  readonly preview: string | null;
}

export const original = {
  ...texts.looks.original,
  ...{ id: null, preview: defaultPreview },
} satisfies Look;

const titlesOf = (games: readonly string[]): string =>
  spokenList(catalog.filter(({ id }) => games.includes(id)).map(({ title }) => title));

/** The looks to choose from, the product's own first. */
export const looks: readonly Look[] = [
  original,
  ...skins.map(({ id, name, author, games, preview }) => ({
    ...{ id, title: name, preview },
    text: texts.looks.skin(author, titlesOf(games)),
  })),
];

/** What an artist has drawn in the studio, where there is anything. */
export const customArt: Look = {
  ...texts.looks.customArt,
  ...{ id: CUSTOM_LOOK, preview: null },
};

/** The look that shows a skin: the product's own for a skin that this program does not have. */
export const lookOf = (skin: string | null): Look =>
  [...looks, customArt].find(({ id }) => id === skin) ?? original;

export const lookName = (skin: string | null): string => lookOf(skin).title;
