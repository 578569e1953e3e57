import { shortTime, spokenTime } from './format/time-left';

interface CountdownProps {
  readonly ms: number;
  readonly text?: (time: string) => string;
}

/** The time that is left (ms), in a sentence or alone: `2d 14h 36m` to look at, in words for screen readers. */
export const Countdown = ({ ms, text = (time) => time }: CountdownProps) => (
  <>
    <span aria-hidden>{text(shortTime(ms))}</span>
    <span className="sr-only">{text(spokenTime(ms))}</span>
  </>
);
