import skins, { defaultPreview } from 'skins:list';
import { catalog } from '../../games/catalog';
import { spokenList } from '../../games/spoken';
import { texts } from './texts';
import { CUSTOM_SKIN } from './active-skin';

/** How everything may be shown: the product's own look, or a skin. */
export interface Look {
  /** The skin's; null for the product's own look. */
  readonly id: string | null;
  readonly title: string;
  readonly text: string;
  /** Who made it, under which licence, and the ids of the games that it has something for; null for the custom skin. */
  readonly about: Pick<(typeof skins)[number], 'author' | 'licence' | 'games'> | null;
  /** The address of a small picture of it; null for the custom skin, whose pictures show it. */
  readonly preview: string | null;
}

export const original = {
  ...texts.original,
  ...{ id: null, preview: defaultPreview },
  about: { author: 'Lucky Fishing', licence: 'MIT', games: catalog.map(({ id }) => id) },
} satisfies Look;

export const titlesOf = (games: readonly string[]): string =>
  spokenList(catalog.filter(({ id }) => games.includes(id)).map(({ title }) => title));

/** The looks to choose from, the product's own first. */
export const looks: readonly Look[] = [
  original,
  ...skins.map(({ id, name, preview, ...about }) => ({
    ...{ id, title: name, preview, about },
    text: texts.skin(about.author, titlesOf(about.games)),
  })),
];

/** The custom skin, where there is anything in it. */
export const customLook: Look = {
  ...texts.custom,
  ...{ id: CUSTOM_SKIN, preview: null, about: null },
};

/** The look that shows a skin: the product's own for a skin that this program does not have. */
export const lookOf = (skin: string | null): Look =>
  [...looks, customLook].find(({ id }) => id === skin) ?? original;

export const lookName = (skin: string | null): string => lookOf(skin).title;
