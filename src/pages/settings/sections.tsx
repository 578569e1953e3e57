import Image from 'lucide-react/icons/image';
import Languages from 'lucide-react/icons/languages';
import Keyboard from 'lucide-react/icons/keyboard';
import Vibrate from 'lucide-react/icons/vibrate';
import Volume2 from 'lucide-react/icons/volume-2';
import Waves from 'lucide-react/icons/waves';
import { useMemo, useSyncExternalStore } from 'react';
import { luckyFishing } from '../../games/lucky-fishing/definition';
import {
  FULL_VOLUME,
  motionPreferences,
  rendererPreferences,
  type RendererPreference,
} from '../../player/preferences';
import { useHydrated } from '../../ui/hooks';
import { useGameStore, useGameState } from '../../store/game-context';
import { chooseRenderer, drawingDevice, type DrawingDevice } from '../../ui/browser/choose-renderer';
import { wantsLessMotion } from '../../ui/browser/motion';
import { canVibrate } from '../../ui/browser/vibration';
import { Switch } from '../../ui/switch';
import { Choice, Section } from './controls';
import { texts } from './texts';
import { Options } from '../../features/options';
import { languageNames } from '../../languages/language';
import { useLanguage } from '../../ui/use-language';

export function Sound() {
  const store = useGameStore();
  const sound = useGameState((state) => state.sound);
  return (
    <Section id="sound" title={texts.sound.title} text={texts.sound.text} Icon={Volume2}>
      <Switch
        on={sound}
        onChange={(on) => store.changeSettings({ sound: on, soundOffered: true })}
        text={texts.sound.on}
        className="cursor-pointer font-semibold"
      />
      <Volume id="volume" name={texts.sound.effects} />
      <Volume id="musicVolume" name={texts.sound.music} />
      <Switch
        on={useGameState((state) => state.mono)}
        onChange={(on) => store.changeSettings({ mono: on })}
        text={texts.sound.mono}
        className="cursor-pointer font-semibold"
      />
      <p id="sound-off" className="min-h-5 text-sm text-muted">
        {!sound && texts.sound.off}
      </p>
    </Section>
  );
}

function Volume({ id, name }: { id: 'volume' | 'musicVolume'; name: string }) {
  const store = useGameStore();
  const percent = useGameState((state) => state[id]);
  return (
    <div>
      <label htmlFor={id} className="flex justify-between gap-4 font-semibold">
        <span>{name}</span>
        <span aria-hidden className="font-display tabular-nums">
          {texts.sound.percent(percent)}
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={FULL_VOLUME}
        value={percent}
        aria-label={name}
        aria-valuetext={texts.sound.spoken(percent)}
        aria-describedby="sound-off"
        onChange={({ target }) => store.changeSettings({ [id]: target.valueAsNumber })}
        className="h-11 w-full cursor-pointer accent-gold"
      />
    </div>
  );
}

/** The motion that applies to the whole page now. */
const motionInUse = () => (wantsLessMotion() ? 'reduced' : 'full');

function observeMotion(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => observer.disconnect();
}

export function Motion() {
  const store = useGameStore();
  const idleMotion = useGameState((state) => state.idleMotion);
  const inUse = useSyncExternalStore(observeMotion, motionInUse, () => 'full' as const);
  return (
    <Choice
      id="motion"
      title={texts.motion.title}
      text={texts.motion.text(luckyFishing.spin.durationMs / 1000)}
      Icon={Waves}
      options={motionPreferences.map((id) => ({ id, ...texts.motion.choices[id] }))}
      chosen={useGameState((state) => state.motion)}
      onChoose={(motion) => store.changeSettings({ motion })}
      inUse={texts.motion.inUse[inUse]}
      columns={3}
    >
      <Switch
        on={idleMotion}
        onChange={(on) => store.changeSettings({ idleMotion: on })}
        text={texts.motion.idle}
        describedBy="idle-reduced"
        className="cursor-pointer font-semibold"
      />
      <p id="idle-reduced" className="text-sm text-muted empty:hidden">
        {idleMotion && inUse === 'reduced' && texts.motion.idleReduced}
      </p>
    </Choice>
  );
}

/** Each language under its own name. */
export function Language() {
  const store = useGameStore();
  const chosen = useLanguage();
  const { title, text } = texts.language;
  return (
    <Section id="language" title={title} text={text} Icon={Languages}>
      <div role="group" aria-labelledby="language">
        <Options
          labelledBy="language"
          describedBy="language-text"
          options={Object.entries(languageNames).map(([id, name]) => ({ id, title: name, lang: id }))}
          chosen={chosen}
          onChoose={(language) => store.changeSettings({ language })}
          columns={3}
        />
      </div>
    </Section>
  );
}

/** Only where the device can vibrate. */
export function Vibration() {
  const store = useGameStore();
  const on = useGameState((state) => state.vibration);
  const isOffered = useHydrated() && canVibrate();
  const { title, text, switchOn } = texts.vibration;
  return (
    isOffered && (
      <Section id="vibration" title={title} text={text} Icon={Vibrate}>
        <Switch
          on={on}
          onChange={(vibration) => store.changeSettings({ vibration })}
          text={switchOn}
          className="cursor-pointer font-semibold"
        />
      </Section>
    )
  );
}

/** Says what draws the reels, and why if that is not what the player chose. */
export function rendererInUse(preference: RendererPreference, device: DrawingDevice): string {
  const { inUse } = texts.renderer;
  const kind = chooseRenderer(preference, device);
  if (kind === 'webgl' && device.webgl === 'software') return inUse.slowWebgl;
  if (kind === preference) return inUse[kind];
  if (kind === 'webgl') return inUse.bestWebgl;
  if (kind === 'dom') return inUse.noCanvas;
  if (device.webgl === 'faulty') return inUse.faultyWebgl;
  return device.webgl === 'none' ? inUse.noWebgl : inUse.noGraphicsProcessor;
}

export function Renderer() {
  const store = useGameStore();
  const chosen = useGameState((state) => state.renderer);
  const isKnown = useHydrated();
  // It takes a while to find out.
  const device = useMemo(() => (isKnown ? drawingDevice() : null), [isKnown]);
  return (
    <Choice
      id="picture"
      title={texts.renderer.title}
      text={texts.renderer.text}
      Icon={Image}
      options={rendererPreferences.map((id) => ({ id, ...texts.renderer.choices[id] }))}
      chosen={chosen}
      onChoose={(renderer) => store.changeSettings({ renderer })}
      inUse={device ? rendererInUse(chosen, device) : '\u00a0'}
      columns={2}
    />
  );
}

/** Speech input may press a key by accident (WCAG 2.2, 2.1.4). */
export function Keys() {
  const store = useGameStore();
  const { title, text, helpKey } = texts.keys;
  return (
    <Section id="keys" title={title} text={text} Icon={Keyboard}>
      <Switch
        on={useGameState((state) => state.helpKey)}
        onChange={(on) => store.changeSettings({ helpKey: on })}
        text={helpKey}
        className="cursor-pointer font-semibold"
      />
    </Section>
  );
}
