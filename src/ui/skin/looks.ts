import skins, { defaultPreview } from 'skins:list';
import load from 'skins:load';
import { createStore } from 'zustand/vanilla';
import { catalog } from '../../games/catalog';
import { spokenList } from '../../games/spoken';
import { texts } from './texts';
import { CUSTOM_SKIN, savedSkinOf, type Skin } from './active-skin';

/** How everything may be shown: the product's own look, or a skin. */
export interface Look {
  /** The skin's; null for the product's own look. */
  readonly id: string | null;
  readonly title: string;
  readonly text: string;
  /** Who made it, under which licence, and the ids of the games that it has something for; null for one that does not ship with the site. */
  readonly about: Pick<(typeof skins)[number], 'author' | 'licence' | 'games'> | null;
  /** The address of a small picture of it; null for one that does not ship with the site: its pictures show it. */
  readonly preview: string | null;
}

export const original = {
  ...{ id: null, preview: defaultPreview },
  get title() {
    return texts.original.title;
  },
  get text() {
    return texts.original.text;
  },
  about: { author: 'Lucky Fishing', licence: 'MIT', games: catalog.map(({ id }) => id) },
} satisfies Look;

export const titlesOf = (games: readonly string[]): string =>
  spokenList(catalog.filter(({ id }) => games.includes(id)).map(({ title }) => title));

/** The looks to choose from, the product's own first. */
export const looks: readonly Look[] = [
  original,
  ...skins.map(({ id, name, preview, ...about }) => ({
    ...{ id, preview, about },
    get title() {
      return texts.names[id] ?? name;
    },
    get text() {
      return texts.skin(about.author, titlesOf(about.games));
    },
  })),
];

/** The looks that draw a game, and the one in use even if it doesn't; without a game, all of them. */
export const looksOffered = (game: string | undefined, inUse: Look): readonly Look[] =>
  looks.filter((look) => look === inUse || game === undefined || look.about?.games.includes(game));

/** A skin of the studio of which no more is known. */
export const customLook: Look = {
  ...{ id: CUSTOM_SKIN, preview: null, about: null },
  get title() {
    return texts.custom.title;
  },
  get text() {
    return texts.custom.text;
  },
};

/** The look that shows a skin: the product's own for a skin that this program does not have. */
export function lookOf(skin: string | null): Look {
  if (skin !== null && savedSkinOf(skin) !== undefined) return customLook;
  return [...looks, customLook].find(({ id }) => id === skin) ?? original;
}

export const lookName = (skin: string | null): string => lookOf(skin).title;

/** A skin that came in a file, and that a player tries for a visit at most. */
interface TriedSkin {
  /** Unlike that of any other look. */
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly skin: Skin;
}

/** The last one that was tried, whether it is shown now or not. */
export const triedSkin = createStore<{ readonly tried: TriedSkin | null }>(() => ({ tried: null }));

let count = 0;

/** Makes a skin one of those that this page can show. Returns the id by which it does. */
export function trySkin(about: Omit<TriedSkin, 'id'>): string {
  count += 1;
  const id = `-tried-${count}`;
  load[id] = () => Promise.resolve({ default: about.skin });
  triedSkin.setState({ tried: { ...about, id } });
  return id;
}

/** The look of a tried skin. */
export const triedLook = ({ id, name, author }: TriedSkin): Look => ({
  ...{ id, title: name, text: texts.tried(author) },
  ...{ preview: null, about: null },
});
