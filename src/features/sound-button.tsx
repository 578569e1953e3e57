import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useGameStore, useGameState } from '../store/game-context';
import { texts } from './texts';

const { sound } = texts;

export function SoundButton({ iconSize, className }: { iconSize: number; className: string }) {
  const store = useGameStore();
  const on = useGameState((state) => state.sound);
  const Icon = on ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      className={className}
      aria-label={sound.name}
      aria-pressed={on}
      title={on ? sound.on : sound.off}
      onClick={() => store.changeSettings({ sound: !on, soundOffered: true })}
    >
      <Icon aria-hidden size={iconSize} className="of-player" />
    </button>
  );
}
