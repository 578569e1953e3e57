import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { ComponentProps } from 'react';

const texts = { name: 'Sound', on: 'Sound is on', off: 'Sound is off' } as const;

interface SoundButtonProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** The icon's side in pixels. */
  readonly iconSize: number;
}

/** Turns the sound on and off. */
export function SoundButton({ on, onChange, iconSize, ...rest }: SoundButtonProps) {
  const Icon = on ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      {...rest}
      aria-label={texts.name}
      aria-pressed={on}
      title={on ? texts.on : texts.off}
      onClick={() => onChange(!on)}
    >
      <Icon aria-hidden size={iconSize} />
    </button>
  );
}
