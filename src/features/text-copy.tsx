import { useId, useRef, useState } from 'react';
import { useGameStore } from '../store/game-context';
import { announce } from '../ui/announcements';
import { Button } from '../ui/button';
import { texts } from './texts';

const messages = texts.textCopy;

interface Copy {
  readonly text: string;
  readonly remember: () => Promise<void>;
}

/** Offers a save file as text, for devices that drop downloads without telling anybody. */
export function TextCopy() {
  const store = useGameStore();
  const [copy, setCopy] = useState<Copy | null>(null);
  const [said, setSaid] = useState('');
  const say = (sentence: string): void => {
    setSaid(sentence);
    announce(sentence);
  };
  const show = async (): Promise<void> => {
    try {
      const { file, remember } = await store.exportSaveFile();
      setCopy({ text: await file.text(), remember });
    } catch (reason) {
      console.warn('The text of the save file could not be created.', reason);
      say(messages.failed);
    }
  };
  return (
    <div className="mt-3">
      {copy ? (
        <CopyField {...copy} say={say} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted">{messages.question}</p>
          <Button variant="quiet" onClick={() => void show()}>
            {messages.show}
          </Button>
        </div>
      )}
      <p className="mt-2 font-semibold empty:hidden">{said}</p>
    </div>
  );
}

function CopyField({ text, remember, say }: Copy & { readonly say: (sentence: string) => void }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const copyAll = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      void remember();
      say(messages.copied);
    } catch {
      // Absent on plain http, refused inside some apps.
      say(messages.notCopied);
    }
  };
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {messages.label}
      </label>
      <p className="max-w-[68ch] text-muted">{messages.advice}</p>
      <textarea
        ref={field}
        id={id}
        readOnly
        autoFocus
        rows={4}
        value={text}
        onCopy={() => void remember()}
        spellCheck={false}
        className="mt-2 mb-3 block w-full rounded-md border border-shaft/60 bg-abyss p-3 font-mono text-sm"
      />
      <Button variant="brass" onClick={() => void copyAll()}>
        {messages.copy}
      </Button>
    </>
  );
}
