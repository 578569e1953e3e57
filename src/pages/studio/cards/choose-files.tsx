import { useRef, type ChangeEvent } from 'react';
import { Button } from '../../../ui/button';
import { useStudio } from '../editing/studio';
import { chosenFiles } from '../reading/dropped-files';
import { texts } from './texts';

interface ChooseFilesProps {
  readonly slot: string;
  readonly label: string;
  /** The endings of files that it takes. */
  readonly accepted: readonly string[];
  readonly isMultiple: boolean;
}

/** A button that asks for files, which go to a slot whatever their names. */
export function ChooseFiles({ slot, label, accepted, isMultiple }: ChooseFilesProps) {
  const studio = useStudio();
  const input = useRef<HTMLInputElement>(null);
  const addChosen = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    void studio.addToSlot(() => Promise.resolve(chosenFiles(chosen)), slot);
  };
  return (
    <>
      <Button variant="quiet" aria-label={label} onClick={() => input.current?.click()}>
        {texts.card.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        accept={accepted.join()}
        hidden
        onChange={addChosen}
      />
    </>
  );
}
