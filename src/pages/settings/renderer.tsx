import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import { chooseRenderer, drawingDevice, type DrawingDevice } from '../../ui/browser/choose-renderer';
import { rendererPreferences, type RendererPreference } from '../../player/preferences';
import { texts } from './texts';
import { useGame, useGameState } from '../../store/game-context';
import { Choices, InUse, Section } from './controls';

const { inUse } = texts.renderer;

/** Says what draws the reels, and why if that is not what the player chose. */
export function rendererInUse(preference: RendererPreference, device: DrawingDevice): string {
  const kind = chooseRenderer(preference, device);
  if (kind === 'webgl' && device.webgl === 'software') return inUse.slowWebgl;
  if (kind === preference) return inUse[kind];
  if (kind === 'webgl') return inUse.bestWebgl;
  if (kind === 'dom') return inUse.noCanvas;
  if (device.webgl === 'faulty') return inUse.faultyWebgl;
  return device.webgl === 'none' ? inUse.noWebgl : inUse.noGraphicsProcessor;
}

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
