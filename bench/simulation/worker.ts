import { parentPort, workerData } from 'node:worker_threads';
import { BLOCK, blockRandom, playRounds } from './play-rounds';
import { loadDefinition, type SimulationOptions } from './options';

// One core of a simulation: plays the blocks that it is given, and answers each with what came of it.

const { game: id, rounds, seed } = workerData as SimulationOptions;
const game = await loadDefinition(id);
parentPort?.on('message', (block: number) =>
  parentPort?.postMessage(
    playRounds(game, Math.min(BLOCK, rounds - block * BLOCK), blockRandom(seed, block)),
  ),
);
