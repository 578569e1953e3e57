import { beforeEach, expect, it, vi } from 'vitest';
import type { GameArt } from '../../src/games/playable';
import { fetchCanvas } from '../../src/stage/canvas-loader';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../src/stage/reels/pixi/pixi-canvas', () => ({ loadPixiCanvas: load }));

/** The loader only passes it on. */
const createArt = (): GameArt => ({}) as GameArt;
beforeEach(() => void load.mockReset().mockImplementation(() => Promise.resolve({})));

it("fetches a game's images once, and another game's apart from them", async () => {
  const [one, other] = [createArt(), createArt()];
  const canvas = await fetchCanvas(one);
  expect(await fetchCanvas(one)).toBe(canvas);
  expect(load.mock.calls).toEqual([[one]]);
  expect(await fetchCanvas(other)).not.toBe(canvas);
  expect(load.mock.calls[1]?.[0]).toBe(other);
  expect(await fetchCanvas(one)).toBe(canvas);
});

it('tries again after a failure', async () => {
  const art = createArt();
  load.mockRejectedValueOnce(new Error('Offline.'));
  await expect(fetchCanvas(art)).rejects.toThrow('Offline.');
  await expect(fetchCanvas(art)).resolves.toEqual({});
});
