import skins, { defaultPreview } from 'skins:list';
import { catalog } from '../../games/catalog';
import { spokenList } from '../../games/spoken';
import { texts } from '../texts';
import { CUSTOM_SKIN } from './active-skin';

/** How everything may be shown: the product's own look, or a skin. */
export interface Look {
  /** The skin's; null for the product's own look. */
  readonly id: string | null;
  readonly title: string;
  readonly text: string;
  /** The address of a small picture of it; null for the custom skin, whose pictures show it. */
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

/** The custom skin, where there is anything in it. */
export const customLook: Look = {
  ...texts.looks.custom,
  ...{ id: CUSTOM_SKIN, preview: null },
};

/** The look that shows a skin: the product's own for a skin that this program does not have. */
export const lookOf = (skin: string | null): Look =>
  [...looks, customLook].find(({ id }) => id === skin) ?? original;

export const lookName = (skin: string | null): string => lookOf(skin).title;
