import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button';
import { TextCopy } from '../../features/text-copy';
import { fileName, saveFile } from '../../ui/browser/download';
import { toast } from '../../ui/toast/toasts';
import { startingCoins } from '../../player/starting-coins';
import { useGameStore } from '../../store/game-context';
import type { GameStore } from '../../store/game-store';
import { Section } from './controls';
import { texts } from './texts';

export function Reset() {
  return (
    <Section id="reset" title={texts.reset.title} text={texts.reset.text} Icon={RotateCcw}>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <Lines title={texts.reset.goes.title} lines={texts.reset.goes.list(startingCoins)} />
        <Lines title={texts.reset.stays.title} lines={texts.reset.stays.list} />
      </div>
      <Copy />
      <Confirmation />
    </Section>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3 className="text-lg">{title}</h3>
    <ul className="mt-1 grid list-disc gap-1 ps-5 text-muted marker:text-gold">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

function saveCopy(store: GameStore): void {
  store.exportSaveFile().then(
    ({ file, hasHistory, remember }) => {
      void saveFile(file, fileName('json', new Date(store.now())), () => void remember());
      if (!hasHistory) toast({ kind: 'copy', variant: 'destructive', ...texts.reset.copy.withoutHistory });
    },
    (reason: unknown) => {
      console.warn('The save file could not be created.', reason);
      toast({ kind: 'copy', variant: 'destructive', ...texts.reset.copy.failed });
    },
  );
}

function Copy() {
  const store = useGameStore();
  const [isAsked, setAsked] = useState(false);
  const save = (): void => {
    setAsked(true);
    saveCopy(store);
  };
  return (
    <div className="border-t border-shaft/15 pt-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p id="copy" className="min-w-56 grow basis-0">
          {texts.reset.copy.text}
        </p>
        <Button variant="quiet" aria-describedby="copy" onClick={save}>
          <Download aria-hidden size={18} />
          <span>{texts.reset.copy.button}</span>
        </Button>
      </div>
      {isAsked && <TextCopy />}
    </div>
  );
}

async function resetGame(store: GameStore): Promise<void> {
  try {
    const outcome = await store.reset();
    toast({ kind: 'reset', ...texts.reset.outcomes[outcome](startingCoins) });
  } catch (reason) {
    console.warn('The game could not be reset.', reason);
    toast({ kind: 'reset', variant: 'destructive', ...texts.reset.failed });
  }
}

/** The button does nothing until the word is in the field: an accidental press deletes nothing. */
function Confirmation() {
  const store = useGameStore();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [resetting, setResetting] = useState(false);
  const ready = typed.trim() === texts.reset.word;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (resetting) return;
    setWrong(!ready);
    if (!ready) {
      field.current?.focus();
      return;
    }
    // A round in another tab may have to end first.
    setResetting(true);
    void resetGame(store).finally(() => {
      setResetting(false);
      setTyped('');
    });
  };
  const [before, after] = texts.reset.label.split('{word}');
  return (
    <form onSubmit={submit} noValidate className="border-t border-shaft/15 pt-4">
      <label htmlFor="reset-word" className="font-semibold">
        <span>{before}</span>
        <span translate="no">{texts.reset.word}</span>
        <span>{after}</span>
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          ref={field}
          id="reset-word"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby="reset-wrong"
          className="h-11 w-44 rounded-md border border-shaft/60 bg-abyss px-3 font-display tracking-widest aria-invalid:border-2 aria-invalid:border-coral"
        />
        <Button variant="brass" type="submit" aria-disabled={!ready || resetting}>
          {resetting ? texts.reset.busy : texts.reset.button}
        </Button>
      </div>
      <p id="reset-wrong" role="alert" className="mt-2 text-gold-light empty:hidden">
        {wrong && texts.reset.wrong}
      </p>
    </form>
  );
}
