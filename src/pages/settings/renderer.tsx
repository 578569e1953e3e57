import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import { drawingDevice } from '../../ui/browser/choose-renderer';
import { rendererPreferences } from '../../player/preferences';
import { useGame, useGameState } from '../../store/game-context';
import { Choices, InUse, Section } from './controls';
import { rendererInUse } from './renderer-in-use';
import { texts } from './texts';

export function Renderer() {
  const game = useGame();
  const chosen = useGameState((state) => state.renderer);
  const [device] = useState(drawingDevice);
  return (
    <Section id="picture" title={texts.renderer.title} text={texts.renderer.text} Icon={Image}>
      <Choices
        labelledBy="picture"
        options={rendererPreferences}
        texts={texts.renderer.choices}
        chosen={chosen}
        onChoose={(renderer) => game.set({ renderer })}
        className="md:grid-cols-2"
      />
      <InUse text={rendererInUse(chosen, device)} />
    </Section>
  );
}
