import type { Round } from '../../../engine/round';
import type { PlayableGame } from '../../../games/playable';
import { HiddenCanvasError } from '../../../ui/browser/canvas-readback';
import { saveFile } from '../../../ui/browser/download';
import { toast } from '../../../ui/toast/toasts';
import { texts } from './texts';

const KIND = 'shared';

/** How long the share sheet waits for the picture (ms): a browser opens it only soon after a press. */
const PICTURE_MS = 2_000;

const asFile = ({ definition }: PlayableGame, pictures: BlobPart[]): File =>
  new File(pictures, `${definition.id}-round.png`, { type: 'image/png' });

/** Draws the picture of a round, as a file. Rejects where it can't be drawn. */
async function drawPicture(game: PlayableGame, round: Round): Promise<File> {
  const { drawRoundPicture } = await import('./picture/round-picture');
  return asFile(game, [await drawRoundPicture(game, round)]);
}

/** The same where the system shares pictures; null where it doesn't, or where drawing fails or takes too long. */
async function pictureToShare(game: PlayableGame, round: Round): Promise<File | null> {
  const { canShare } = navigator as Partial<Navigator>;
  if (!canShare?.call(navigator, { files: [asFile(game, [])] })) return null;
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(resolve, PICTURE_MS, null);
  });
  const picture = drawPicture(game, round).catch((reason: unknown) => {
    console.warn('The link is shared without a picture.', reason);
    return null;
  });
  return Promise.race([picture, tooLate]);
}

/**
 * Hands an address that shows a round to the system's share sheet, with the round's picture where that takes one; where there
 * is no sheet, copies it.
 */
export async function shareRound(game: PlayableGame, round: Round, url: string): Promise<void> {
  const { title } = game.definition;
  const link = { title, text: texts.sharedText(title), url };
  // Older browsers have neither.
  const { share, clipboard } = navigator as Partial<Navigator>;
  if (share) {
    const picture = await pictureToShare(game, round);
    for (const shared of picture ? [{ ...link, files: [picture] }, link] : [link])
      try {
        await share.call(navigator, shared);
        return;
      } catch (reason) {
        // The player has closed the sheet.
        if (reason instanceof DOMException && reason.name === 'AbortError') return;
      }
  }
  try {
    if (!clipboard) throw new Error('There is no clipboard.');
    await clipboard.writeText(url);
    toast({ kind: KIND, ...texts.copied });
  } catch {
    toast({ kind: KIND, variant: 'destructive', ...texts.notCopied });
  }
}

/** Hands the picture of a round to the player, as a file. */
export async function savePicture(game: PlayableGame, round: Round): Promise<void> {
  try {
    const picture = await drawPicture(game, round);
    await saveFile(picture, picture.name);
  } catch (reason) {
    console.warn('The picture of the round could not be drawn.', reason);
    const said = reason instanceof HiddenCanvasError ? texts.notSaved : texts.notDrawn;
    toast({ kind: KIND, variant: 'destructive', ...said });
  }
}
