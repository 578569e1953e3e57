// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applySkinPreference } from '../../src/app/apply-preferences';
import { emptySkin, customSkinStore } from '../../src/store/custom-skin';
import { savedSkins } from '../../src/store/custom-skin/saved-skins';
import {
  CUSTOM_SKIN,
  applySkin,
  activeSkin,
  studioSkin,
  visitLook,
  type Skin,
} from '../../src/ui/skin/active-skin';
import { toasts } from '../../src/ui/toast/toasts';
import { openTab, spin } from '../store/tabs';
import { eventually } from '../until';

const skinOf = (name: string, pixelated = false): Skin => ({
  colours: { gold: '#ffcd48' },
  files: { images: { 'shell/brand/logo': `${name}.webp` }, sounds: {}, animations: {}, pixelated },
});
const paper = skinOf('paper');
const pixel = { ...skinOf('pixel', true), colours: { abyss: '#101a36' } };

/** What loads each skin, as the build makes it. */
const loads = vi.hoisted(() => new Map<string, () => Promise<{ default: unknown }>>());
vi.mock('skins:load', () => ({
  default: new Proxy({}, { get: (_, id) => loads.get(String(id)) }),
}));

beforeEach(() => {
  loads.set('paper', () => Promise.resolve({ default: paper }));
  loads.set('pixel', () => Promise.resolve({ default: pixel }));
});
afterEach(() => {
  loads.clear();
  applySkin(null);
  toasts.setState([], true);
});

const inUse = () => activeSkin.getState().skin;
const { style, dataset } = document.documentElement;
const colour = (token: string) => style.getPropertyValue(`--color-${token}`);

test('the choice of the visit before is there once waited for, a change replaces all of it, and none takes all back', async () => {
  const { game } = openTab();
  game.changeSettings({ skin: 'paper' });
  await applySkinPreference(game);
  expect(inUse()).toBe(paper);
  expect([colour('gold'), colour('abyss'), dataset['pixelated']]).toEqual(['#ffcd48', '', undefined]);

  game.changeSettings({ skin: 'pixel' });
  await eventually(() => expect(inUse()).toBe(pixel));
  expect([colour('gold'), colour('abyss'), dataset['pixelated']]).toEqual(['', '#101a36', '']);

  game.changeSettings({ skin: null });
  expect(inUse()).toBeNull();
  expect([colour('gold'), colour('abyss'), dataset['pixelated']]).toEqual(['', '', undefined]);
});

test('a change waits for the reels to rest', async () => {
  const tab = openTab();
  const { game } = tab;
  void applySkinPreference(game);
  await spin(game);
  const isLoaded = vi.fn(() => Promise.resolve({ default: paper }));
  loads.set('paper', isLoaded);
  game.changeSettings({ skin: 'paper' });
  await eventually(() => expect(isLoaded).toHaveBeenCalled());
  // Whatever follows from the look that is there now has happened before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(inUse()).toBeNull();
  game.settleNow('shown');
  await eventually(() => expect(inUse()).toBe(paper));
});

test('the later of two quick choices applies, whichever loads first', async () => {
  const { game } = openTab();
  let finish = (): void => undefined;
  loads.set('paper', () => new Promise((resolve) => (finish = () => resolve({ default: paper }))));
  void applySkinPreference(game);
  game.changeSettings({ skin: 'paper' });
  game.changeSettings({ skin: 'pixel' });
  await eventually(() => expect(inUse()).toBe(pixel));
  finish();
  await Promise.resolve();
  expect(inUse()).toBe(pixel);
});

/** What can't be loaded of Paper: its code, or its pictures, which a visit without a network may lack. */
const outOfReach = {
  code: () => loads.set('paper', () => Promise.reject(new TypeError('Failed to fetch'))),
  pictures: () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async function load(
      this: HTMLImageElement,
    ) {
      await Promise.resolve();
      if (this.src.includes('paper')) throw new DOMException('It could not be loaded.');
    });
  },
};
const titles = () => toasts.getState().map(({ title }) => title);

describe.each(['code', 'pictures'] as const)('a skin whose %s cannot be loaded is reported', (lost) => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    outOfReach[lost]();
  });
  afterEach(() => vi.restoreAllMocks());

  test('and a choice is taken back', async () => {
    const { game } = openTab();
    void applySkinPreference(game);
    game.changeSettings({ skin: 'pixel' });
    await eventually(() => expect(inUse()).toBe(pixel));
    game.changeSettings({ skin: 'paper' });
    await eventually(() => expect(titles()).toEqual(["The look couldn't be loaded"]));
    expect([inUse(), game.state.getState().skin]).toEqual([pixel, 'pixel']);
  });

  test('and a choice of another tab is left as it is', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { game } = openTab();
    void applySkinPreference(game);
    game.changeSettings({ skin: 'paper' });
    await eventually(() => expect(titles()).toEqual(["The look couldn't be loaded"]));
    expect([inUse(), game.state.getState().skin]).toEqual([null, 'paper']);
  });

  test('and a visit that was to show it shows what the player has chosen', async () => {
    const { game } = openTab();
    game.changeSettings({ skin: 'pixel' });
    visitLook.setState({ id: 'paper' });
    void applySkinPreference(game);
    await eventually(() => expect(inUse()).toBe(pixel));
    expect([titles(), visitLook.getState().id]).toEqual([["The look couldn't be loaded"], null]);
  });

  test('and that of an earlier visit is kept, and shown once there is a network', async () => {
    const { game } = openTab();
    game.changeSettings({ skin: 'paper' });
    await applySkinPreference(game);
    expect([inUse(), titles()]).toEqual([null, ["The look couldn't be loaded"]]);
    expect(game.state.getState().skin).toBe('paper');
    vi.restoreAllMocks();
    loads.set('paper', () => Promise.resolve({ default: paper }));
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(inUse()).toBe(paper));
  });
});

test('no skin, and one that this program does not have, are none, and nothing is reported', async () => {
  const { game } = openTab();
  expect(applySkinPreference(game)).toBeNull();
  game.changeSettings({ skin: 'gone' });
  await applySkinPreference(game);
  expect(inUse()).toBeNull();
  expect(toasts.getState()).toEqual([]);
});

test('the custom skin is shown where it is chosen, and follows each change in the studio', async () => {
  const { game } = openTab();
  void applySkinPreference(game);
  studioSkin.setState({ skin: paper });
  expect(inUse()).toBeNull();
  game.changeSettings({ skin: CUSTOM_SKIN });
  await eventually(() => expect(inUse()).toBe(paper));
  studioSkin.setState({ skin: pixel });
  expect(inUse()).toBe(pixel);
  game.changeSettings({ skin: null });
  expect(inUse()).toBeNull();
  studioSkin.setState({ skin: paper });
  expect(inUse()).toBeNull();
  studioSkin.setState({ skin: null });
});

test('a saved skin is shown where it is chosen, and follows the studio while it is open there', async () => {
  vi.spyOn(savedSkins, 'read').mockResolvedValue({ ...emptySkin, id: 7, colours: { gold: '#ffcc00' } });
  const { game } = openTab();
  game.changeSettings({ skin: '-kept-7' });
  await applySkinPreference(game);
  expect(inUse()?.colours).toEqual({ gold: '#ffcc00' });
  studioSkin.setState({ skin: paper, id: 8 });
  expect(inUse()?.colours).toEqual({ gold: '#ffcc00' });
  studioSkin.setState({ skin: pixel, id: 7 });
  expect(inUse()).toBe(pixel);
  studioSkin.setState(studioSkin.getInitialState(), true);
  vi.restoreAllMocks();
});

test('a saved skin that was removed elsewhere gives way to the original, which is said', async () => {
  vi.spyOn(savedSkins, 'read').mockResolvedValue(undefined);
  vi.spyOn(customSkinStore, 'read').mockResolvedValue({ ...emptySkin, id: 8 });
  const { game } = openTab();
  game.changeSettings({ skin: '-kept-7' });
  await applySkinPreference(game);
  await eventually(() => expect(titles()).toEqual(['Your skin is gone']));
  expect([inUse(), game.state.getState().skin]).toEqual([null, null]);
  vi.restoreAllMocks();
});

test('the open skin stays in use when another one is opened', () => {
  const { game } = openTab();
  void applySkinPreference(game);
  game.changeSettings({ skin: CUSTOM_SKIN });
  studioSkin.setState({ savedAs: 7 });
  expect(game.state.getState().skin).toBe('-kept-7');
  game.changeSettings({ skin: null });
  studioSkin.setState(studioSkin.getInitialState(), true);
});

test('a later visit reads the custom skin from the browser', async () => {
  const files = new Map([
    ['lucky-fishing/symbols/fish.png', new Blob(['PNG'], { type: 'image/png' })],
    ['lucky-fishing/sounds/coins.mp3', new Blob(['ID3'], { type: 'audio/mpeg' })],
    ['lucky-fishing/sounds/coins.ogg', new Blob(['OggS'], { type: 'audio/ogg' })],
  ]);
  // Happy-dom's Blobs cannot be kept in a database.
  const colours = { gold: '#ffcc00', muted: '#021620' };
  vi.spyOn(customSkinStore, 'read').mockResolvedValue({ ...emptySkin, colours, files });
  const { game } = openTab();
  game.changeSettings({ skin: CUSTOM_SKIN });
  await applySkinPreference(game);
  // In the other colour nothing could be read.
  expect(inUse()?.colours).toEqual({ gold: '#ffcc00' });
  expect(inUse()).toMatchObject({
    files: { images: { 'lucky-fishing/symbols/fish': expect.stringMatching(/^blob:/) as string } },
  });
  const sounds = inUse()?.files.sounds['lucky-fishing/sounds/coins'] ?? [];
  const read = await Promise.all(
    sounds.map((sound) => (typeof sound === 'string' ? Promise.resolve(sound) : sound())),
  );
  expect(read).toEqual(['data:audio/ogg;base64,T2dnUw==', 'data:audio/mpeg;base64,SUQz']);
});
