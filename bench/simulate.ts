import { SingleBar } from 'cli-progress';
import { availableParallelism } from 'node:os';
import { oddsOf } from '../src/engine/odds/odds';
import { figuresOf } from './simulation/figures';
import { loadDefinition, parseOptions, type SimulationOptions } from './simulation/options';
import { reportOf } from './simulation/report';
import { simulate } from './simulation/simulate';

// `npm run simulate -- --game ocean-treasures --rounds 10000000 --seed 1`: plays a game without a picture, and holds what
// came of it against the exact odds.

/** Plays, and tells on a terminal how far it has come. */
async function run(options: SimulationOptions): Promise<void> {
  const game = await loadDefinition(options.game);
  // Silent unless the output is a terminal.
  const bar = new SingleBar({ format: '{bar} {percentage}%, {eta_formatted} to go', clearOnComplete: true });
  bar.start(options.rounds, 0);
  const start = performance.now();
  const tally = await simulate(game, options, (played) => bar.update(played));
  const seconds = (performance.now() - start) / 1000;
  bar.stop();

  const { rounds, seed } = options;
  const million = (rounds / seconds / 1e6).toFixed(1);
  const cores = availableParallelism();
  const lines = [
    `${rounds.toLocaleString('en-US')} rounds of ${game.title} with seed ${seed}, in ${seconds.toFixed(1)} s (${million} million a second on ${cores} ${cores === 1 ? 'core' : 'cores'}).`,
    `The largest round paid ${(tally.largest / game.bet.min).toLocaleString('en-US')} bets.\n`,
    reportOf(figuresOf(game, oddsOf(game), tally)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  await run(parseOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
