import { parentPort, workerData } from 'node:worker_threads';
import { catalog } from '../../src/games/catalog';
import { BLOCK, blockRandom, createPlayer } from './player';
import type { SimulationOptions } from './options';

// One core of a simulation: plays the blocks that it is given, and answers each with what came of it.

const { game: id, rounds, seed } = workerData as SimulationOptions;
const entry = catalog.find((one) => one.id === id);
if (!entry || !parentPort) throw new Error('A worker needs a game of the catalog and somebody to answer.');
const port = parentPort;
const play = createPlayer(await entry.load());
port.on('message', (block: number) =>
  port.postMessage(play(Math.min(BLOCK, rounds - block * BLOCK), blockRandom(seed, block))),
);
