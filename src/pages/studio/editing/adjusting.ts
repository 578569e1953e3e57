import type { StoreApi } from 'zustand/vanilla';
import type { ArtTools } from '../../../skins/art-tools';
import type { Adjustment } from '../../../skins/fit/adjustment';
import { sourceIn } from '../../../skins/paths';
import { fileInSlot, pathsInSlot } from '../cards/slot-files';
import { fitPictureFile } from '../reading/fit-item';
import { dropNotesOf } from '../reading/open-drop';
import { texts as closeupTexts } from '../closeup/texts';
import { texts } from '../texts';
import type { createChanges, StudioState } from './changes';
import { withFiles } from './skin-files';

/** Makes what fits a picture into its slot again, from the file that the artist gave. */
export function createAdjusting(
  { getState, setState }: StoreApi<StudioState>,
  amendChange: ReturnType<typeof createChanges>['amendChange'],
  tools: ArtTools,
  title: (slot: string) => string,
) {
  let wanted: { readonly slot: string; readonly adjustment: Adjustment | null } | undefined;
  let working: Promise<void> | undefined;

  /** Has what was said of the picture when it was dropped say what is done to it now. */
  const sayAgain = (slot: string, notes: readonly string[] | undefined): void => {
    const { dropNotes } = getState();
    const now = dropNotes.flatMap((note) =>
      note.slot === slot && note.path !== undefined ? dropNotesOf(slot, note.path, notes) : [note],
    );
    // A screen reader reads them out again.
    if (now.some(({ line }, n) => line !== dropNotes[n]?.line) || now.length < dropNotes.length)
      setState({ dropNotes: now });
  };
  const fitAgain = async (slot: string, adjustment: Adjustment | null): Promise<void> => {
    const { files } = getState().skin;
    const picture = fileInSlot(files, slot, 'picture');
    const [path, content] = sourceIn(files, slot).file ?? [
      pathsInSlot(files, slot).find((one) => files.get(one) === picture) ?? slot,
      picture,
    ];
    if (!content) return;
    const fitted = await fitPictureFile({ path, content }, slot, tools, adjustment);
    if (fitted.files) {
      amendChange(
        { files: withFiles(getState().skin.files, fitted.files) },
        texts.status.adjusted(title(slot)),
      );
      sayAgain(slot, fitted.notes);
    } else setState({ problems: fitted.problems });
  };
  const workOff = async (): Promise<void> => {
    while (wanted) {
      const { slot, adjustment } = wanted;
      wanted = undefined;
      try {
        await fitAgain(slot, adjustment);
      } catch (error) {
        console.warn('The picture could not be fitted again.', error);
        setState({ problems: [closeupTexts.adjust.failed] });
      }
    }
    working = undefined;
  };
  return (slot: string, adjustment: Adjustment | null): Promise<void> => {
    wanted = { slot, adjustment };
    working ??= workOff();
    return working;
  };
}
