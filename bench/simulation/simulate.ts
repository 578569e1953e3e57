import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GameDefinition } from '../../src/engine/definition';
import type { SimulationOptions } from './options';
import { BLOCK, blockRandom, playRounds } from './play-rounds';
import { merged, type Tally } from './tally';

const RUNNER = resolve(import.meta.dirname, '../../scripts/run-typescript.mjs');
const WORKER = resolve(import.meta.dirname, 'worker.ts');

/**
 * Plays all rounds, block by block, on all cores.
 *
 * @param report called with the number of rounds played, after each block
 * @param cores how many cores to use; it changes nothing of what comes out
 */
export async function simulate(
  game: GameDefinition,
  options: SimulationOptions,
  report: (played: number) => void,
  cores: number = availableParallelism(),
): Promise<Tally> {
  const { rounds, seed } = options;
  const blocks = Math.ceil(rounds / BLOCK);
  let next = 0;
  const tallies: Tally[] = [];
  const add = (tally: Tally): void => {
    // One at a time: there may be hundreds of thousands of blocks.
    const before = tallies.pop();
    const total = before ? merged(before, tally) : tally;
    tallies.push(total);
    report(total.rounds);
  };

  const work = (): Promise<void> =>
    new Promise((done, fail) => {
      const worker = new Worker(RUNNER, { argv: [WORKER], workerData: options });
      const ask = (): void => {
        if (next < blocks) worker.postMessage(next++);
        else void worker.terminate().then(() => done());
      };
      worker.on('error', fail);
      worker.on('message', (tally: Tally) => {
        add(tally);
        ask();
      });
      ask();
    });

  const threads = Math.min(cores, blocks);
  if (threads > 1) await Promise.all(Array.from({ length: threads }, work));
  else {
    // A thread of its own would only take time to start.
    for (; next < blocks; next++)
      add(playRounds(game, Math.min(BLOCK, rounds - next * BLOCK), blockRandom(seed, next)));
  }
  const [total] = tallies;
  if (!total) throw new RangeError('A simulation needs a round.');
  return total;
}
