import Waves from 'lucide-react/icons/waves';
import { luckyFishing } from '../../games/lucky-fishing/definition';
import { motionPreferences } from '../../player/preferences';
import { useGame, useGameState } from '../../store/game-context';
import { Choices } from './choices';
import { InUse } from './in-use';
import { Section } from './section';
import { texts } from './texts';
import { useMotion } from './use-motion';

const { motion: words } = texts;

export function Motion() {
  const game = useGame();
  const chosen = useGameState((state) => state.motion);
  const inUse = useMotion();
  return (
    <Section
      id="motion"
      title={words.title}
      text={words.text(luckyFishing.spin.durationMs / 1000)}
      Icon={Waves}
    >
      <Choices
        labelledBy="motion"
        options={motionPreferences}
        texts={words.choices}
        chosen={chosen}
        onChoose={(motion) => game.set({ motion })}
        className="md:grid-cols-3"
      />
      <InUse text={words.inUse[inUse]} />
    </Section>
  );
}
