import { shortTime, spokenTime } from './format/time-left';

interface CountdownProps {
  /** The time that is left (ms). */
  readonly ms: number;
  /** The sentence around the time. Default: the time alone. */
  readonly text?: (time: string) => string;
}

/** The time that is left: `2d 14h 36m` to look at, in words for screen readers. */
export const Countdown = ({ ms, text = (time) => time }: CountdownProps) => (
  <>
    <span aria-hidden>{text(shortTime(ms))}</span>
    <span className="sr-only">{text(spokenTime(ms))}</span>
  </>
);
