import { useEffect, useState, type ChangeEvent } from 'react';
import { announce } from '../../../ui/announcements';
import { Button } from '../../../ui/button';
import { TextCopy } from '../../../features/text-copy';
import { fileName, saveFile } from '../../../ui/browser/download';
import { useGameStore, useGameState } from '../../../store/game-context';
import { roundsSettled } from '../../../store/game-state';
import type { ImportPreview, ImportUndo } from '../../../store/account/import-save';
import { displayContext, isStoragePersisted } from '../../../store/account/storage-persistence';
import { formatDay } from '../../../ui/format/format-instant';
import { Panel } from '../panel';
import { limitChanges } from './limit-changes';
import { PasteForm } from './paste-form';
import { LimitList, Preview } from './preview';
import { texts } from '../texts';
import { joinSentences } from '../../../languages/sentences';

type Step =
  | { readonly is: 'not started' }
  | { readonly is: 'previewed'; readonly preview: ImportPreview }
  /** `rounds`: how many had been played at the import. */
  | { readonly is: 'imported'; readonly importUndo: ImportUndo; readonly rounds: number };

const nothingSaid = { text: '', stayed: [] };

export function SaveFilePanel() {
  const store = useGameStore();
  const [step, setStep] = useState<Step>({ is: 'not started' });
  /** A sentence; `stayed` are the limits and breaks that an undo has not taken back. */
  const [said, setSaid] = useState<{ text: string; stayed: readonly string[] }>(nothingSaid);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const played = useGameState(roundsSettled);
  const say = (text: string, urgency: 'polite' | 'assertive' = 'polite', stayed: string[] = []): void => {
    setSaid({ text, stayed });
    announce(joinSentences([text, ...stayed]), urgency);
  };
  const importUndo = step.is === 'imported' ? step.importUndo : null;
  // Leaving the page makes the import final.
  useEffect(() => () => void importUndo?.discard(), [importUndo]);

  const runAlone = async (work: () => Promise<void>, failed: string = texts.file.failed): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (reason) {
      console.warn(failed, reason);
      say(failed, 'assertive');
    }
    setBusy(false);
  };
  const save = () =>
    runAlone(async () => {
      setAsked(true);
      const { file, hasHistory, remember } = await store.exportSaveFile();
      await saveFile(file, fileName('json', new Date()), () => void remember());
      if (!hasHistory) say(texts.file.withoutHistory);
    }, texts.file.notMade);
  const showPreview = (file: Blob) =>
    runAlone(async () => {
      const preview = await store.previewImport(file);
      if (typeof preview === 'string') {
        setStep({ is: 'not started' });
        say(texts.file.faults[preview], 'assertive');
      } else {
        setSaid(nothingSaid);
        setStep({ is: 'previewed', preview });
        setPasting(false);
      }
    });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that choosing the same file again is a change.
    target.value = '';
    if (file) void showPreview(file);
  };
  const importSave = (preview: ImportPreview) =>
    runAlone(async () => {
      const importUndo = await preview.importSave();
      setStep({ is: 'imported', importUndo, rounds: roundsSettled(store.state.getState()) });
      say(texts.file.done);
    });
  const undoImport = ({ undo }: ImportUndo) =>
    runAlone(async () => {
      const undone = await undo();
      setStep({ is: 'not started' });
      if (!undone) {
        say(texts.file.tooLate);
        return;
      }
      const changes = limitChanges(undone.before, undone.after, store.now(), true);
      say(changes.length > 0 ? texts.file.undoneBut : texts.file.undone, 'polite', changes);
    });

  return (
    <Panel id="save-file" title={texts.file.title}>
      <p className="mt-2 max-w-[68ch]">{texts.file.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={() => void save()}>
          {texts.file.save}
        </Button>
        <label className="inline-flex min-h-11 button-quiet cursor-pointer items-center justify-center rounded-pill border border-transparent px-5 py-2 font-display font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-light">
          <input type="file" accept=".json,application/json" onChange={choose} className="sr-only" />
          <span>{texts.file.choose}</span>
        </label>
        <Button variant="quiet" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          {texts.file.paste.button}
        </Button>
      </div>
      {isPasting && <PasteForm isBusy={isBusy} onText={(text) => void showPreview(new Blob([text]))} />}
      {isAsked && <TextCopy />}
      {said.stayed.length > 0 ? (
        <LimitList title={said.text} changes={said.stayed} />
      ) : (
        said.text && <p className="mt-3 font-semibold">{said.text}</p>
      )}
      {step.is === 'previewed' && (
        <Preview
          preview={step.preview}
          isBusy={isBusy}
          onConfirm={() => void importSave(step.preview)}
          onCancel={() => setStep({ is: 'not started' })}
        />
      )}
      {step.is === 'imported' && step.rounds === played && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted">{texts.file.undoNote}</p>
          <Button variant="brass" aria-disabled={isBusy} onClick={() => void undoImport(step.importUndo)}>
            {texts.file.undo}
          </Button>
        </div>
      )}
      <KeepingNote />
    </Panel>
  );
}

function KeepingNote() {
  const savedAt = useGameState((state) => state.savedToFileAt);
  /** False until the browser has answered. */
  const [isAtRisk, setAtRisk] = useState(false);
  useEffect(() => {
    void isStoragePersisted().then((isPersisted) => setAtRisk(isPersisted !== true));
  }, []);
  return (
    <div className="mt-4 grid max-w-[68ch] gap-2 empty:hidden">
      {isAtRisk && <p>{texts.file.mayDelete[displayContext()]}</p>}
      {savedAt !== null && <p className="text-muted">{texts.file.lastSaved(formatDay(savedAt))}</p>}
    </div>
  );
}
