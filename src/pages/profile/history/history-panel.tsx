import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../../ui/announcements';
import { Button } from '../../../ui/button';
import { fileName, saveFile } from '../../../ui/browser/download';
import { ScrollBox } from '../../../ui/paper/table';
import { Switch } from '../../../ui/switch';
import { useGameStore } from '../../../store/game-context';
import type { Wanted } from '../../../store/rounds/history';
import { useGames } from '../games';
import { historyCsv } from './history-csv';
import { HistoryTable } from './history-table';
import { texts } from '../texts';
import { PAGE_SIZE, useHistory } from './use-history';

const TITLE_ID = 'rounds';

export function HistoryPanel({ game: ofGame }: Pick<Wanted, 'game'>) {
  const [which, setWhich] = useState<Wanted['which']>('all');
  const [turned, setTurned] = useState({ page: 0, game: ofGame });
  // The pages of another game begin with the first.
  const page = turned.game === ofGame ? turned.page : 0;
  const setPage = useCallback((next: number) => setTurned({ page: next, game: ofGame }), [ofGame]);
  const { shown, count, refused } = useHistory({ which, game: ofGame }, page, setPage);
  const box = useRef<HTMLDivElement>(null);
  const pages = Math.max(Math.ceil((count ?? 0) / PAGE_SIZE), 1);
  // Another page begins at its top; a round that comes in meanwhile moves nothing.
  useEffect(() => {
    box.current?.scrollTo(0, 0);
  }, [shown?.page, shown?.which, shown?.game]);

  const turnTo = (next: number): void => {
    setPage(next);
    announce(texts.history.page(next + 1, pages));
  };
  return (
    <section className="edged notice-board rounded-lg p-4 pt-6 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={TITLE_ID} className="scroll-mt-24 text-3xl text-gold-light">
          {texts.history.title}
        </h2>
        {!refused && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Switch
              on={which === 'wins'}
              onChange={(on) => {
                setWhich(on ? 'wins' : 'all');
                setPage(0);
              }}
              text={texts.history.onlyWins}
            />
            <ExportButton />
          </div>
        )}
      </div>
      {refused ? (
        <p className="mt-3 max-w-[60ch]">{texts.history.refused}</p>
      ) : !shown ? (
        // Its place is kept until the rounds are there.
        <div className="mt-4 h-[min(36rem,70dvh)] rounded-md paper" />
      ) : shown.rounds.length === 0 ? (
        <p className="mt-3">{shown.which === 'wins' ? texts.history.noWins : texts.history.none}</p>
      ) : (
        <>
          <p className="mt-2 text-sm">{texts.history.timeZone}</p>
          <ScrollBox
            ref={box}
            labelledBy={TITLE_ID}
            className="@container mt-3 max-h-[min(36rem,70dvh)] paper"
          >
            <HistoryTable rounds={shown.rounds} />
          </ScrollBox>
          <Pager page={page} pages={pages} onTurn={turnTo} />
        </>
      )}
    </section>
  );
}

function Pager({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const last = pages - 1;
  const steps = [
    { name: texts.history.newest, to: 0, Icon: ChevronFirst },
    { name: texts.history.newer, to: page - 1, Icon: ChevronLeft },
    { name: texts.history.older, to: page + 1, Icon: ChevronRight },
    { name: texts.history.oldest, to: last, Icon: ChevronLast },
  ].map(({ name, to, Icon }) => {
    const isOut = to < 0 || to > last || to === page;
    return (
      <Button
        key={name}
        variant="brass"
        aria-label={name}
        aria-disabled={isOut}
        onClick={() => {
          if (!isOut) onTurn(to);
        }}
        className="size-11 shrink-0 !px-0"
      >
        <Icon aria-hidden size={22} />
      </Button>
    );
  });
  return (
    <nav aria-label={texts.history.pages} className="mt-4 flex items-center justify-between gap-2">
      <div className="flex gap-2">{steps.slice(0, 2)}</div>
      <p className="text-center tabular-nums">{texts.history.page(page + 1, pages)}</p>
      <div className="flex gap-2">{steps.slice(2)}</div>
    </nav>
  );
}

function ExportButton() {
  const store = useGameStore();
  const games = useGames();
  const [isBusy, setBusy] = useState(false);
  const exportAll = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const history = await store.history();
      const file = await historyCsv(games, history.portions(store.state.getState().historyId));
      await saveFile(file, fileName('csv', new Date()));
    } catch {
      announce(texts.history.exportFailed, 'assertive');
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void exportAll()}>
      {isBusy ? texts.history.exporting : texts.history.export}
    </Button>
  );
}
