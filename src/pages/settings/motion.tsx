import Waves from 'lucide-react/icons/waves';
import { useSyncExternalStore } from 'react';
import { luckyFishing } from '../../games/lucky-fishing/definition';
import { motionPreferences } from '../../player/preferences';
import { useGame, useGameState } from '../../store/game-context';
import { Choices, InUse, Section } from './controls';
import { texts } from './texts';

const root = document.documentElement;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['data-motion'] });
  return () => observer.disconnect();
}

/** The motion that the whole page goes by now. */
const useMotion = (): 'full' | 'reduced' =>
  useSyncExternalStore(subscribe, () => (root.dataset['motion'] === 'reduced' ? 'reduced' : 'full'));

export function Motion() {
  const game = useGame();
  const chosen = useGameState((state) => state.motion);
  const inUse = useMotion();
  return (
    <Section
      id="motion"
      title={texts.motion.title}
      text={texts.motion.text(luckyFishing.spin.durationMs / 1000)}
      Icon={Waves}
    >
      <Choices
        labelledBy="motion"
        options={motionPreferences}
        texts={texts.motion.choices}
        chosen={chosen}
        onChoose={(motion) => game.set({ motion })}
        className="md:grid-cols-3"
      />
      <InUse text={texts.motion.inUse[inUse]} />
    </Section>
  );
}
