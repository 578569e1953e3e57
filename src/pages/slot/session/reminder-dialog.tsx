import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { LiveRegions } from '../../../ui/announcements';
import { useEscape } from '../../../ui/hooks';
import {
  playDayAt,
  playedOn,
  sinceReminderAt,
  thisWeekAt,
  todayAt,
  type PlaySum,
  type ReminderKind,
} from '../../../player/limits/play-log';
import { useGameStore } from '../../../store/game-context';
import type { GameStore } from '../../../store/game-store';
import { paths } from '../../paths';
import { texts } from '../texts';

const { reminder } = texts;

/** What was played in two periods of time, each with its name. */
function periodsOf(store: GameStore, kind: ReminderKind): (readonly [name: string, played: PlaySum])[] {
  const { log } = store.state.getState();
  const at = store.now();
  return kind === 'daily'
    ? [
        [reminder.yesterday, playedOn(log, playDayAt(log, at) - 1)],
        [reminder.thisWeek, thisWeekAt(log, at)],
      ]
    : [
        [reminder.sinceReminder, sinceReminderAt(log, at)],
        [reminder.today, todayAt(log, at)],
      ];
}

const keepOpen = (event: KeyboardEvent): void => event.preventDefault();

/** A reminder that the player has set up. Only an answer closes it. */
export function ReminderDialog({ kind }: { readonly kind: ReminderKind }) {
  const store = useGameStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = useRef(false);
  const navigate = useNavigate();
  const periods = periodsOf(store, kind);
  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  useEscape(true, keepOpen);

  const answer = (to?: string): void => {
    answered.current = true;
    // Returns the focus.
    dialog.current?.close();
    void store.answerReminder(kind);
    if (to) void navigate(to);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="reminder-title"
      onClose={() => {
        // A phone's back gesture closes it, and a page can't prevent that.
        if (!answered.current) dialog.current?.showModal();
      }}
      className="edged m-auto w-[min(100%-24px,30rem)] max-w-[calc(100%-38px)] animate-fade-in rounded-lg bg-linear-to-br from-plank to-oak p-2 text-text shadow-high backdrop:bg-trench/75"
    >
      <div className="rounded-md bg-linear-to-b from-deep to-abyss p-5 shadow-brass sm:p-7">
        <h2 ref={heading} id="reminder-title" tabIndex={-1} className="text-2xl text-gold-light">
          {reminder.title[kind]}
        </h2>
        <p className="mt-1 text-muted">{reminder.intro[kind]}</p>
        <table className="mt-4 w-full tabular-nums narrow-text:block narrow-text:[&_:is(thead,tbody)]:block narrow-text:[&_tbody_th]:col-span-2 narrow-text:[&_td:empty]:hidden narrow-text:[&_tr]:grid narrow-text:[&_tr]:grid-cols-2">
          <thead>
            <tr className="text-end text-sm text-muted">
              <td />
              {periods.map(([name]) => (
                <th key={name} scope="col" className="py-1 ps-3 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reminder.rows.map(({ name, value }) => (
              <tr key={name} className="border-t border-shaft/15 text-end">
                <th scope="row" className="py-2 text-start font-semibold whitespace-nowrap">
                  {name}
                </th>
                {periods.map(([period, played]) => (
                  <td key={period} className="py-2 ps-3 whitespace-nowrap">
                    {value(played)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button className="grow" onClick={() => answer()}>
            {reminder.goOn}
          </Button>
          {[
            { text: reminder.takeBreak, to: `${paths.responsibleGaming}#self-exclusion` },
            { text: reminder.rounds, to: `${paths.profile}#rounds` },
          ].map(({ text, to }) => (
            <Button key={to} variant="quiet" className="grow" onClick={() => answer(to)}>
              {text}
            </Button>
          ))}
        </div>
      </div>
      <LiveRegions />
    </dialog>
  );
}
