import FolderOpen from 'lucide-react/icons/folder-open';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '../../../ui/button';
import { allAcceptedExtensions } from '../../../skins/rules/accepted-formats';
import { useStudio, useStudioState } from '../editing/studio';
import { chosenFiles } from '../reading/dropped-files';
import { texts } from '../texts';

/** Says that files can be dropped anywhere, which `useDrop` sees to, and has buttons to choose them instead. */
export function DropZone({ isOver }: { isOver: boolean }) {
  const studio = useStudio();
  const isReading = useStudioState((state) => state.isReading);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const addChosen = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(target.files ?? [])];
    // So that choosing the same file again is a change.
    target.value = '';
    void studio.addByName(() => Promise.resolve(chosenFiles(chosen)));
  };
  return (
    <div
      className="studio-drop flex flex-wrap items-center justify-center gap-x-7 gap-y-4 rounded-lg border-2 border-dashed border-gold-light/55 bg-abyss/60 bg-[radial-gradient(40rem_14rem_at_50%_0,rgb(31_138_168/0.45),transparent_75%)] p-[clamp(1rem,3vw,2rem)] transition-colors duration-160 ease-out data-[over=true]:border-solid data-[over=true]:border-gold data-[over=true]:bg-mid/80"
      data-over={isOver}
    >
      <ImagePlus aria-hidden size={44} strokeWidth={1.5} className="shrink-0 text-gold-light max-sm:hidden" />
      <div className="grow basis-72 max-sm:contents">
        <p className="font-display text-xl font-semibold text-foam sm:text-2xl">
          {isReading ? texts.drop.reading : isOver ? texts.drop.over : <DropTitle />}
        </p>
        <p id="drop-text" className="mt-1 max-w-[56ch] text-muted max-sm:order-1">
          {texts.drop.text}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button aria-describedby="drop-text" onClick={() => files.current?.click()}>
          {texts.drop.files}
        </Button>
        <Button variant="quiet" aria-describedby="drop-text" onClick={() => folder.current?.click()}>
          <FolderOpen aria-hidden size={18} />
          <span>{texts.drop.folder}</span>
        </Button>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        accept={allAcceptedExtensions.join()}
        hidden
        data-testid="studio-files"
        onChange={addChosen}
      />
      <input
        ref={folder}
        type="file"
        {...{ webkitdirectory: '' }}
        hidden
        data-testid="studio-folder"
        onChange={addChosen}
      />
    </div>
  );
}

/** Files can be dropped where there is a mouse; where there are only fingers, they are chosen. */
const DropTitle = () => (
  <>
    <span className="hidden any-pointer-fine:inline">{texts.drop.title}</span>
    <span className="any-pointer-fine:hidden">{texts.drop.touchTitle}</span>
  </>
);
