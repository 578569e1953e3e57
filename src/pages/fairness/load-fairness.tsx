import { catalog } from '../../games/catalog';
import { loadGame } from '../../games/loaded-games';
import type { Chances } from './compare/fair-range';
import { FairnessPage } from './fairness-page';

/** What `npm run par` writes for each game. */
const payoutFiles = import.meta.glob<Chances>('../../games/*/payouts.json', { import: 'default' });

async function loadPayouts(id: string): Promise<Chances> {
  const loadFile = payoutFiles[`../../games/${id}/payouts.json`];
  if (!loadFile) throw new Error(`src/games/${id} has no payouts.json. Run npm run par.`);
  return loadFile();
}

/** Loads the Fairness page with every game and the chances of its payouts. */
export async function load() {
  const games = await Promise.all(
    catalog.map(async ({ id }) => {
      const [game, payouts] = await Promise.all([loadGame(id), loadPayouts(id)]);
      return { game, payouts };
    }),
  );
  return () => <FairnessPage games={games} />;
}
