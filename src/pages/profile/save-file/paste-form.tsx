import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button';
import { texts } from '../texts';

interface PasteFormProps {
  readonly isBusy: boolean;
  /** Called with the text of a save file, unread. */
  readonly onText: (text: string) => void;
}

/** Takes the text of a save file, for devices that save no files. */
export function PasteForm({ isBusy, onText }: PasteFormProps) {
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) onText(text);
  };
  return (
    <form onSubmit={submit} className="mt-3">
      <label htmlFor="pasted" className="font-semibold">
        {texts.file.paste.label}
      </label>
      <textarea
        id="pasted"
        autoFocus
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        spellCheck={false}
        className="mt-1 mb-3 block w-full rounded-md border border-shaft/60 bg-abyss p-3 font-mono text-sm"
      />
      <Button variant="brass" type="submit" aria-disabled={isBusy}>
        {texts.file.paste.check}
      </Button>
    </form>
  );
}
