import { useId } from 'react';
import { useTotals } from './games';
import { texts } from './texts';

const { figures: words } = texts;

interface GameChoiceProps {
  /** The game's id; null for all games. */
  readonly chosen: string | null;
  readonly onChoose: (game: string | null) => void;
}

/** Chooses whose figures and rounds are shown. With one game played there is nothing to choose. */
export function GameChoice({ chosen, onChoose }: GameChoiceProps) {
  const id = useId();
  const { all, played } = useTotals();
  if (played.length < 2) return null;
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="font-semibold">
        {words.game}
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        className="min-h-11 rounded-md border border-shaft/60 bg-abyss px-3 text-text"
      >
        <option value="">{words.allGames}</option>
        {all.map(({ game: { definition } }) => (
          <option key={definition.id} value={definition.id}>
            {definition.title}
          </option>
        ))}
      </select>
    </div>
  );
}
