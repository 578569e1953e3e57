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
} from '../../../player/limits/play-log';
import { useGame } from '../../../store/game-context';
import type { Game } from '../../../store/game-store';
import { paths } from '../../paths';
import { texts } from '../texts';

const { reminder } = texts;

/** What was played in a period of time. */
interface Period {
  readonly name: string;
  readonly played: PlaySum;
}

function periodsOf(game: Game, kind: 'daily' | 'minutes'): Period[] {
  const { log } = game.state.getState();
  const at = game.now();
  return kind === 'daily'
    ? [
        { name: reminder.yesterday, played: playedOn(log, playDayAt(log, at) - 1) },
        { name: reminder.thisWeek, played: thisWeekAt(log, at) },
      ]
    : [
        { name: reminder.sinceReminder, played: sinceReminderAt(log, at) },
        { name: reminder.today, played: todayAt(log, at) },
      ];
}

const keepOpen = (event: KeyboardEvent): void => event.preventDefault();

/** A reminder that the player has set up. Only an answer closes it. */
export function ReminderDialog({ kind }: { readonly kind: 'daily' | 'minutes' }) {
  const game = useGame();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = useRef(false);
  const navigate = useNavigate();
  const periods = periodsOf(game, kind);
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
    void game.answerReminder(kind);
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
            <tr className="text-right text-sm text-muted">
              <td />
              {periods.map(({ name }) => (
                <th key={name} scope="col" className="py-1 pl-3 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reminder.rows.map(({ name, value }) => (
              <tr key={name} className="border-t border-shaft/15 text-right">
                <th scope="row" className="py-2 text-left font-semibold whitespace-nowrap">
                  {name}
                </th>
                {periods.map((period) => (
                  <td key={period.name} className="py-2 pl-3 whitespace-nowrap">
                    {value(period.played)}
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
          <Button
            variant="quiet"
            className="grow"
            onClick={() => answer(`${paths.responsibleGaming}#self-exclusion`)}
          >
            {reminder.takeBreak}
          </Button>
          <Button variant="quiet" className="grow" onClick={() => answer(`${paths.profile}#rounds`)}>
            {reminder.rounds}
          </Button>
        </div>
      </div>
      <LiveRegions />
    </dialog>
  );
}
