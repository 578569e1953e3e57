import Volume2 from 'lucide-react/icons/volume-2';
import { FULL_VOLUME } from '../../player/preferences';
import { useGame, useGameState } from '../../store/game-context';
import { Section, Switch } from './controls';
import { texts } from './texts';

export function Sound() {
  const game = useGame();
  const sound = useGameState((state) => state.sound);
  const volume = useGameState((state) => state.volume);
  return (
    <Section id="sound" title={texts.sound.title} text={texts.sound.text} Icon={Volume2}>
      <Switch on={sound} onChange={(on) => game.set({ sound: on })} text={texts.sound.on} />
      <div>
        <label htmlFor="volume" className="flex justify-between gap-4 font-semibold">
          <span>{texts.sound.volume}</span>
          <span aria-hidden className="font-display tabular-nums">
            {texts.sound.percent(volume)}
          </span>
        </label>
        <input
          id="volume"
          type="range"
          min={0}
          max={FULL_VOLUME}
          value={volume}
          aria-label={texts.sound.volume}
          aria-valuetext={texts.sound.spoken(volume)}
          aria-describedby="sound-off"
          onChange={({ target }) => game.set({ volume: target.valueAsNumber })}
          className="h-11 w-full cursor-pointer accent-gold"
        />
        <p id="sound-off" className="min-h-5 text-sm text-muted">
          {!sound && texts.sound.off}
        </p>
      </div>
    </Section>
  );
}
