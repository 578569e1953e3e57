import { describeFairness } from './fairness';

describeFairness(100_000);
