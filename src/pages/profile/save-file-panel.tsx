import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { announce } from '../../components/announcements';
import { Button } from '../../components/button';
import { download, fileName } from '../../components/download';
import { game, useGame } from '../../store/game';
import { exportSaveFile, readArrival, type Arrival, type Undo } from '../../store/bring-in';
import { Panel } from './panel';
import { PreviewTable } from './preview-table';
import { texts } from './texts';

const { file: words } = texts;

/** Where a file is on its way into the game. */
type Stage =
  | { readonly is: 'waiting' }
  | { readonly is: 'previewed'; readonly arrival: Arrival }
  /** `rounds`: how many had been played when it was brought in. */
  | { readonly is: 'brought in'; readonly way: Undo; readonly rounds: number };

/** Everything as one file, out and in, with a way back. `onChange` hears when another game has taken the place of this. */
export function SaveFilePanel({ onChange }: { onChange: () => void }) {
  const [stage, setStage] = useState<Stage>({ is: 'waiting' });
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const played = useGame((state) => state.totals.rounds);
  const say = (told: string, urgency: 'polite' | 'assertive' = 'polite'): void => {
    setSaid(told);
    announce(told, urgency);
  };
  const way = stage.is === 'brought in' ? stage.way : null;
  // Whoever leaves the page gives up the way back.
  useEffect(() => () => void way?.forget(), [way]);

  /** Does one thing at a time. */
  const alone = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (reason) {
      console.warn('The save file was not taken.', reason);
      say(words.failed, 'assertive');
    }
    setBusy(false);
  };
  const save = () => alone(async () => download(await exportSaveFile(game), fileName('json', new Date())));
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    const done = (): void => void (target.value = '');
    if (!file) return;
    void alone(async () => {
      const arrival = await readArrival(game, file);
      if (typeof arrival === 'string') {
        setStage({ is: 'waiting' });
        say(words.faults[arrival], 'assertive');
      } else {
        setSaid('');
        setStage({ is: 'previewed', arrival });
      }
    }).finally(done);
  };
  const bringIn = (arrival: Arrival) =>
    alone(async () => {
      const undo = await arrival.bringIn();
      setStage({ is: 'brought in', way: undo, rounds: game.state.getState().totals.rounds });
      say(words.done);
      onChange();
    });
  const goBack = (undo: Undo) =>
    alone(async () => {
      const isBack = await undo.undo();
      setStage({ is: 'waiting' });
      say(isBack ? words.undone : words.tooLate);
      onChange();
    });

  return (
    <Panel id="save-file" title={words.title}>
      <p className="mt-2 max-w-[68ch]">{words.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={() => void save()}>
          {words.save}
        </Button>
        <label className="file-choice inline-flex min-h-11 button-quiet cursor-pointer items-center justify-center rounded-pill border border-transparent px-5 py-2 font-display font-semibold">
          <input type="file" accept=".json,application/json" onChange={choose} className="sr-only" />
          {words.choose}
        </label>
      </div>
      {said && <p className="mt-3 font-semibold">{said}</p>}
      {stage.is === 'previewed' && (
        <Preview
          arrival={stage.arrival}
          isBusy={isBusy}
          onConfirm={() => void bringIn(stage.arrival)}
          onCancel={() => setStage({ is: 'waiting' })}
        />
      )}
      {stage.is === 'brought in' && stage.rounds === played && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted">{words.undoNote}</p>
          <Button variant="brass" aria-disabled={isBusy} onClick={() => void goBack(stage.way)}>
            {words.undo}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface PreviewProps {
  readonly arrival: Arrival;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What a file would change, and the question whether it shall. Takes the focus. */
function Preview({ arrival, isBusy, onConfirm, onCancel }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [arrival]);
  return (
    <div className="mt-5 rounded-md border border-shaft/30 p-4">
      <h3 ref={heading} tabIndex={-1} id="preview" className="text-xl">
        {words.preview}
      </h3>
      <PreviewTable arrival={arrival} labelledBy="preview" />
      <p className="mt-3 text-sm text-muted">{words.limits}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={onConfirm}>
          {words.confirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
