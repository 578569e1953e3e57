import X from 'lucide-react/icons/x';
import { useGame } from '../../store/game-context';
import type { SaveProblem } from '../../store/game-state';
import { Notice } from './notice';
import { texts } from './texts';

export function SaveProblemNotice({ saveProblem }: { saveProblem: SaveProblem }) {
  const game = useGame();
  return (
    <Notice {...texts.saveProblem[saveProblem]}>
      <button
        type="button"
        aria-label={texts.saveProblem.dismiss}
        onClick={() => game.dismissSaveProblem()}
        className="-my-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-abyss/40"
      >
        <X aria-hidden size={20} />
      </button>
    </Notice>
  );
}
