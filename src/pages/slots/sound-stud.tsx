import { SoundButton } from '../../components/sound-button';
import { game, useGame } from '../../store/game';
import './stud.css';
import { useSounds } from './use-sounds';

/** The brass stud on the machine's sign that turns the sound on and off. As long as it is there, sounds are played. */
export function SoundStud() {
  const on = useGame((state) => state.sound);
  useSounds(on);
  return (
    <SoundButton
      on={on}
      onChange={(next) => game.set({ sound: next })}
      iconSize={18}
      className="stud stud-right"
    />
  );
}
