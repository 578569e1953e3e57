import Keyboard from 'lucide-react/icons/keyboard';
import { useGame, useGameState } from '../../store/game-context';
import { Section } from './section';
import { Switch } from './switch';
import { texts } from './texts';

const { keys: words } = texts;

/** Speech input may press a key by accident (WCAG 2.2, 2.1.4). */
export function Keys() {
  const game = useGame();
  const helpKey = useGameState((state) => state.helpKey);
  return (
    <Section id="keys" title={words.title} text={words.text} Icon={Keyboard}>
      <Switch on={helpKey} onChange={(on) => game.set({ helpKey: on })} text={words.helpKey} />
    </Section>
  );
}
