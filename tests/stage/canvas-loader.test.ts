import { beforeEach, expect, it, vi } from 'vitest';
import type { GameArt } from '../../src/games/game-art';
import { loadCanvasFor } from '../../src/stage/canvas-loader';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../src/stage/reels/pixi/pixi-canvas', () => ({ loadPixiCanvas: load }));

/** The loader only passes it on. */
const createArt = (): GameArt => ({}) as GameArt;
beforeEach(() => void load.mockReset().mockImplementation(() => Promise.resolve({})));

it("fetches a game's images once, and another game's apart from them", async () => {
  const [one, other] = [createArt(), createArt()];
  const canvas = await loadCanvasFor(one);
  expect(await loadCanvasFor(one)).toBe(canvas);
  expect(load.mock.calls).toEqual([[one]]);
  expect(await loadCanvasFor(other)).not.toBe(canvas);
  expect(load.mock.calls[1]?.[0]).toBe(other);
  expect(await loadCanvasFor(one)).toBe(canvas);
});

it('tries again after a failure', async () => {
  const art = createArt();
  load.mockRejectedValueOnce(new Error('Offline.'));
  await expect(loadCanvasFor(art)).rejects.toThrow('Offline.');
  await expect(loadCanvasFor(art)).resolves.toEqual({});
});
