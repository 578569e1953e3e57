import { useEffect, useMemo, useState } from 'react';
import type uPlot from 'uplot';
import { formatCoins } from '../../../ui/format/format';
import { useGameStore, useGameState } from '../../../store/game-context';
import { roundsSettled } from '../../../store/game-state';
import type { HistoryRound } from '../../../store/rounds/history';
import { formatTime } from '../../../ui/format/format-instant';
import { Panel, PanelTable } from '../panel';
import { axisLook, Plot, type PlotColours } from './plot';
import { texts } from '../texts';
import { perLanguage } from '../../../languages/language';
import { DAY_MS } from '../../../engine/time';

/** As many points as a screen can tell apart. */
const MAX_POINTS = 400;
/** As many rows as a person reads in a table. */
const MAX_ROWS = 24;

const day = perLanguage((code) => new Intl.DateTimeFormat(code, { dateStyle: 'short' }));
const time = perLanguage((code) => new Intl.DateTimeFormat(code, { timeStyle: 'short' }));
const short = perLanguage((code) => new Intl.NumberFormat(code, { notation: 'compact' }));

const drawBalance = (colours: PlotColours): Omit<uPlot.Options, 'width' | 'height'> => ({
  legend: { show: false },
  cursor: { show: false },
  axes: [
    {
      ...axisLook(colours),
      // As wide as `10:30 AM`, with a gap (CSS pixels).
      space: 64,
      // uPlot writes times as in America only. The day is below the first one of each day.
      values: (_, instants, __, ___, step) =>
        instants.map((at, n) => {
          const date = day().format(at * 1000);
          if (step >= DAY_MS / 1000) return date;
          const isSameDay = n > 0 && day().format((instants[n - 1] ?? at) * 1000) === date;
          return time().format(at * 1000) + (isSameDay ? '' : `\n${date}`);
        }),
    },
    { ...axisLook(colours), size: 56, values: (_, coins) => coins.map((amount) => short().format(amount)) },
  ],
  series: [{}, { stroke: colours.line, width: 2, points: { show: false } }],
});

/** At most this many rounds, evenly spaced, including the last one. */
function thinOut(rounds: readonly HistoryRound[], max: number): HistoryRound[] {
  const step = Math.ceil(rounds.length / max);
  return rounds.filter((_, place) => (rounds.length - 1 - place) % step === 0);
}

export function BalancePlot() {
  const store = useGameStore();
  const historyId = useGameState((state) => state.historyId);
  const played = useGameState(roundsSettled);
  const [read, setRead] = useState<{ rounds: HistoryRound[]; all: number } | null>(null);
  useEffect(() => {
    let left = false;
    const sample = async (): Promise<void> => {
      const history = await store.history();
      const all = await history.count(historyId);
      const rounds = await history.sample(historyId, Math.max(Math.ceil(all / MAX_POINTS), 1));
      if (!left) setRead({ rounds, all });
    };
    // Where there is no history, the table of rounds says so.
    sample().catch((reason: unknown) => console.warn('The balance cannot be drawn.', reason));
    return () => {
      left = true;
    };
  }, [store, historyId, played]);
  const points = useMemo(
    (): uPlot.AlignedData => [
      read?.rounds.map(({ at }) => at / 1000) ?? [],
      read?.rounds.map(({ balance }) => balance) ?? [],
    ],
    [read],
  );
  if (!read) return null;
  const { rounds, all } = read;
  const [first, last] = [rounds[0], rounds[rounds.length - 1]];
  const place = { id: 'balance-over-time', title: texts.balance.title };
  if (!first || !last || first === last) {
    return (
      <Panel {...place}>
        <p className="mt-3 text-muted">{texts.balance.none}</p>
      </Panel>
    );
  }

  const balances = rounds.map(({ balance }) => balance);
  const [min, max] = [Math.min(...balances), Math.max(...balances)];
  const summary = texts.balance.summary(first.balance, last.balance, min, max, rounds.length, all);
  return (
    <Plot {...place} summary={summary} draw={drawBalance} points={points} tableName={texts.balance.table}>
      <PanelTable
        caption={texts.balance.title}
        heads={[texts.balance.columns.time, texts.balance.columns.balance]}
      >
        {thinOut(rounds, MAX_ROWS).map(({ at, id, balance }) => (
          <tr key={`${at} ${id}`}>
            <th scope="row">{formatTime(at)}</th>
            <td>{formatCoins(balance)}</td>
          </tr>
        ))}
      </PanelTable>
    </Plot>
  );
}
