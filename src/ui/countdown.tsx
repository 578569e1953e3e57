import { shortTime, spokenTime } from './format/time-left';

/** A time to come, in milliseconds: short to look at, in words to listen to. */
export const Countdown = ({ ms }: { readonly ms: number }) => (
  <>
    <span aria-hidden>{shortTime(ms)}</span>
    <span className="sr-only">{spokenTime(ms)}</span>
  </>
);
