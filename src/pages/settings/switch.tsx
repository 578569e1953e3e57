interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly text: string;
}

/** Something that is on or off. */
export const Switch = ({ on, onChange, text }: SwitchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
    <input
      type="checkbox"
      checked={on}
      onChange={({ target }) => onChange(target.checked)}
      className="size-6 shrink-0 accent-gold"
    />
    <span>{text}</span>
  </label>
);
