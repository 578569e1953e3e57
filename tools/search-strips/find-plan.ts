import type { Random } from '../../src/engine/random';
import { meansOf, type Means } from './means';
import { firstPlan, isAllowed, neighbourOf, type Plan } from './plan';

/**
 * What a plan aims for, each as a middle and how far off it may be: within the targets with room to spare, because what
 * depends on where symbols stand is known only afterwards. Of the lines that pay, some pay together: 0.19 a spin are some
 * 17 spins in 100, and the diver and the dives make it 20 or 21.
 */
const aims: Readonly<Record<keyof Means, readonly [middle: number, reach: number]>> = {
  returnToPlayer: [0.9955, 0.002],
  divesRate: [1 / 124, 0.0004],
  divesShare: [0.325, 0.015],
  deviation: [5.5, 0.25],
  lineHits: [0.187, 0.004],
};

/** How far off a plan is: 0 in the middle of everything, 1 more for each aim at the end of its reach. */
function lossOf(means: Means): number {
  return (Object.keys(aims) as (keyof Means)[]).reduce((sum, name) => {
    const [middle, reach] = aims[name];
    return sum + ((means[name] - middle) / reach) ** 2;
  }, 0);
}

/** The temperature of the first step and of the last one. */
const HEAT = { first: 10, last: 0.02 } as const;

/** The best plan of so many small steps, by simulated annealing. */
export function findPlan(random: Random, steps: number): { readonly plan: Plan; readonly loss: number } {
  let plan = firstPlan();
  let loss = lossOf(meansOf(plan));
  let best = { plan, loss };
  for (let n = 0; n < steps; n++) {
    const next = neighbourOf(plan, random);
    if (!isAllowed(next)) continue;
    const nextLoss = lossOf(meansOf(next));
    const heat = HEAT.first * (HEAT.last / HEAT.first) ** (n / steps);
    if (nextLoss < loss || random(2 ** 30) / 2 ** 30 < Math.exp((loss - nextLoss) / heat)) {
      plan = next;
      loss = nextLoss;
      if (loss < best.loss) best = { plan, loss };
    }
  }
  return best;
}
