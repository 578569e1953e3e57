import X from 'lucide-react/icons/x';
import { useGame } from '../../store/game-context';
import type { SaveProblem } from '../../store/game-state';
import { Notice } from './notice';

const texts = {
  dismiss: 'Dismiss this notice',
  /** Each says what happened, what it means for the coins, and what the player can do. */
  problems: {
    unreadable: {
      title: 'Your saved game could not be read',
      text: 'What was saved is kept unchanged in this browser, under a backup key beside the game. You play on with the coins you have now, and from here on they are saved as always. There is nothing you need to do.',
    },
    newer: {
      title: 'Your saved game is from a newer version',
      text: 'It stays as it is, and this older page does not touch it. The coins you have now, and all that you set, last for this visit only. Reload the page to get the newer version and your own coins back.',
    },
    'not storable': {
      title: 'Your coins cannot be saved',
      text: 'This browser gives the game no storage, or its storage is full. You can play on, but coins, settings, limits and breaks from here on are forgotten when you leave or reload. Allow site data or free some space, then reload.',
    },
    'impossible round': {
      title: 'A round could not be finished',
      text: 'What was saved of it does not fit its game, so nobody can say what it paid. Its bet is back among your coins. A copy of what was saved is kept unchanged in this browser, under a backup key beside the game. You can play on.',
    },
  } satisfies Readonly<Record<SaveProblem, { title: string; text: string }>>,
} as const;

/** Says what is wrong with the saved game. */
export function SaveProblemNotice({ saveProblem }: { saveProblem: SaveProblem }) {
  const game = useGame();
  return (
    <Notice {...texts.problems[saveProblem]}>
      <button
        type="button"
        aria-label={texts.dismiss}
        onClick={() => game.dismissSaveProblem()}
        className="-my-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-abyss/40"
      >
        <X aria-hidden size={20} />
      </button>
    </Notice>
  );
}
