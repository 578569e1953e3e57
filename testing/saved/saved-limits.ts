const MINUTE_MS = 60_000;

const open = { now: null, later: null };
const held = {
  session: open,
  remindEvery: open,
  remindDaily: { now: false, later: null },
  betPerDay: open,
  betPerWeek: open,
};

/** What is saved of these limits, all others open: `{ session: { minutes: 15, until: 'pause' } }`. */
export const limitsOf = (limits: Readonly<Record<string, unknown>>, breakUntil: number | null = null) => ({
  held: {
    ...held,
    ...Object.fromEntries(Object.entries(limits).map(([name, now]) => [name, { now, later: null }])),
  },
  breakUntil,
  changedAt: null,
});

/** A saved play log: this many minutes in one session up to now, and a net loss of 100 coins. */
export function playedFor(minutes: number, now: number) {
  const played = { ms: minutes * MINUTE_MS, rounds: 60, bet: 600, won: 500 };
  return {
    lastAt: now,
    playedMs: played.ms,
    session: played,
    sinceReminder: played,
    days: [{ day: Math.floor(now / (24 * 60 * MINUTE_MS)), ...played }],
    remindedDay: null,
    warnedMinutes: null,
  };
}
