import { SingleBar } from 'cli-progress';
import { luckyFishing } from '../src/games/lucky-fishing/definition';
import { play } from './simulation/play';
import { figuresOf, reportOf } from './simulation/report';
import { parseOptions, type SimulationOptions } from './simulation/options';

// `npm run simulate -- --rounds 10000000 --seed 1 --bet 10`: plays the rules without a picture, and holds what came
// of it against the exact odds.

/** Plays, and tells on a terminal how far it has come. */
function simulate(options: SimulationOptions): void {
  // Where the output is no terminal it stays silent.
  const bar = new SingleBar({ format: '{bar} {percentage} %, {eta_formatted} to go', clearOnComplete: true });
  bar.start(options.rounds, 0);
  const start = performance.now();
  const outcomes = play(luckyFishing, options, (played) => bar.update(played));
  const seconds = (performance.now() - start) / 1000;
  bar.stop();

  const { rounds, bet, seed } = options;
  const million = (rounds / seconds / 1e6).toFixed(1);
  console.log(
    `${rounds.toLocaleString('en-US')} rounds of ${bet} coins with seed ${seed}, in ${seconds.toFixed(1)} s: ${million} million a second.\n`,
  );
  console.log(reportOf(figuresOf(luckyFishing, outcomes)));
}

try {
  simulate(parseOptions(luckyFishing, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
