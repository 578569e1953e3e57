import { shortTime, spokenTime } from './format/time-left';

const itself = (time: string): string => time;

/** The time that is left (ms), in a sentence or alone: `2d 14h 36m` to look at, in words for screen readers. */
export const Countdown = ({ ms, text = itself }: { ms: number; text?: (time: string) => string }) => (
  <>
    <span aria-hidden>{text(shortTime(ms))}</span>
    <span className="sr-only">{text(spokenTime(ms))}</span>
  </>
);
