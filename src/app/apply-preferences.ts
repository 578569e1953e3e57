import load from 'skins:load';
import type { GameStore } from '../store/game-store';
import { isSpinning } from '../store/game-state';
import { toast } from '../ui/toast/toasts';
import {
  CUSTOM_SKIN,
  applySkin,
  activeSkin,
  savedSkinOf,
  studioLook,
  studioSkin,
  visitLook,
  type Skin,
} from '../ui/skin/active-skin';
import { texts } from './texts';
import { browserLanguages } from '../languages/browser-locale';
import { baseOf, language, languageNames, translator } from '../languages/language';

/** The language that the browser asks for first, of those that there are. */
function firstLanguage(): string {
  const tags = Object.keys(languageNames);
  const found = browserLanguages().flatMap((asked) => tags.filter((tag) => baseOf(tag) === baseOf(asked)));
  return found[0] ?? 'en';
}

type Preferences = Pick<GameStore, 'state' | 'changeSettings'>;

const onceOnline = (retry: () => void): void => window.addEventListener('online', retry, { once: true });

/** Whether the player chooses in this tab: a choice of another one, which may be able to load it, isn't taken back here. */
const isChoosing = (): boolean => document.hasFocus();

/**
 * Shows everything in the language that the player has chosen, else in the browser's. A choice whose texts can't be loaded is
 * taken back, with a toast. One of an earlier visit, or of another tab, is kept and tried again once there is a network.
 *
 * @returns resolves once the first language is shown; null if that is English
 */
export function applyLanguagePreference({ state, changeSettings }: Preferences): Promise<void> | null {
  let wanted = 'en';
  const want = async (code: string, isChosenNow: boolean): Promise<void> => {
    wanted = code;
    try {
      await (await import('../translations/show-language')).showLanguage(code);
    } catch (reason) {
      console.warn('The language could not be loaded.', reason);
      toast({ kind: 'language', variant: 'destructive', ...texts.languageNotLoaded });
      if (wanted !== code) return;
      if (isChosenNow && isChoosing()) changeSettings({ language: language.getState().code });
      else onceOnline(() => wanted === code && void want(code, false));
    }
  };
  const update = (isChosenNow: boolean): Promise<void> | null => {
    const code = state.getState().language ?? firstLanguage();
    return code === wanted ? null : want(code, isChosenNow);
  };
  state.subscribe(() => void update(true));
  return update(false);
}

/** Keeps the root element's `data-motion` at `reduced` or `full`: the player's preference, else the system's. */
export function applyMotionPreference({ state }: Pick<GameStore, 'state'>): void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const apply = (): void => {
    const { motion } = state.getState();
    const asked = system.matches ? 'reduced' : 'full';
    document.documentElement.dataset['motion'] = motion === 'system' ? asked : motion;
  };
  apply();
  system.addEventListener('change', apply);
  state.subscribe(apply);
}

const isOfStudio = (id: string): boolean => id === CUSTOM_SKIN || savedSkinOf(id) !== undefined;

/** Says that the skin in use was removed elsewhere. */
async function reportGone(): Promise<void> {
  const { texts: messages } = await import('../features/your-skins/texts');
  await translator.pending;
  toast({ kind: 'skin', variant: 'destructive', ...messages.gone });
}

/** Loads a skin; null if this version doesn't have it. Rejects if its code or its pictures can't be loaded. */
async function loadSkin(id: string): Promise<Skin | null> {
  // Loaded on demand, because few visits need it.
  if (isOfStudio(id)) return (await import('../features/custom-skin-art')).loadStudioSkin(savedSkinOf(id));
  const skin = ((await load[id]?.())?.default ?? null) as Skin | null;
  // The code is kept for offline play with the games, the pictures only once they are chosen: one of them tells whether they are in reach.
  const [picture] = Object.values(skin?.files.images ?? {});
  if (picture !== undefined) await Object.assign(new Image(), { src: picture }).decode();
  return skin;
}

/**
 * Shows everything in the skin that the player has chosen, or that this visit shows instead until the player chooses. A
 * change waits until no reels turn in this tab. A choice that can't be loaded is taken back, with a toast. One of an earlier
 * visit, or of another tab, is kept and tried again once there is a network.
 *
 * @returns resolves once the first skin is applied; null if there is none to apply
 */
export function applySkinPreference({ state, changeSettings }: Preferences): Promise<void> | null {
  let preferred = state.getState().skin;
  /** What is to be shown: the preferred skin, or that of this visit. */
  let wanted: string | null = null;
  /** The wanted skin once it is loaded, until the reels rest. */
  let next: Skin | null = null;
  /** The last preferred skin that was loaded; undefined for none yet. */
  let loaded: string | null | undefined = preferred === null ? null : undefined;
  const apply = (): void => {
    if (next === activeSkin.getState().skin || isSpinning(state.getState())) return;
    applySkin(next);
  };
  const refuse = (id: string): void => {
    toast({ kind: 'skin', variant: 'destructive', ...texts.lookNotLoaded });
    if (id === visitLook.getState().id) visitLook.setState({ id: null });
    else if (loaded !== undefined && loaded !== id && isChoosing()) changeSettings({ skin: loaded });
    else onceOnline(() => wanted === id && void want(id));
  };
  const want = async (id: string | null): Promise<void> => {
    wanted = id;
    let skin: Skin | null = null;
    try {
      if (id !== null) skin = await loadSkin(id);
    } catch (reason) {
      console.warn('The skin could not be loaded.', reason);
      if (wanted === id && id !== null) refuse(id);
      return;
    }
    // The player may have chosen another one meanwhile.
    if (wanted !== id) return;
    if (!skin && id !== null && id === visitLook.getState().id) {
      visitLook.setState({ id: null });
      return;
    }
    if (!skin && id !== null && isOfStudio(id)) {
      reportGone().catch((reason: unknown) => console.warn('The skin is gone.', reason));
      changeSettings({ skin: null });
      return;
    }
    if (id === preferred) loaded = id;
    next = skin;
    apply();
  };
  const update = (): Promise<void> | null => {
    const id = visitLook.getState().id ?? preferred;
    if (id !== wanted) return want(id);
    apply();
    return null;
  };
  state.subscribe((now) => {
    if (now.skin !== preferred) {
      preferred = now.skin;
      visitLook.setState({ id: null });
    }
    void update();
  });
  visitLook.subscribe(() => void update());
  studioSkin.subscribe((now, before) => {
    // The open skin was put away while it was in use: it stays in use.
    if (now.savedAs !== before.savedAs && preferred === CUSTOM_SKIN) {
      changeSettings({ skin: studioLook(now.savedAs) });
      return;
    }
    if (wanted === null || ![CUSTOM_SKIN, studioLook(now.id)].includes(wanted)) return;
    next = now.skin;
    apply();
  });
  return update();
}
