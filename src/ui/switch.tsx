interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly text: string;
  readonly className?: string;
  readonly describedBy?: string;
}

export const Switch = ({ on, onChange, text, className = '', describedBy }: SwitchProps) => (
  <label className={`flex min-h-11 items-center gap-3 ${className}`}>
    <input
      type="checkbox"
      checked={on}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked)}
      className="size-6 shrink-0 accent-gold"
    />
    <span>{text}</span>
  </label>
);
