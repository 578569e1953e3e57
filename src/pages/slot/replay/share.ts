import type { GameIdentity } from '../../../engine/definition';
import { toast } from '../../../ui/toast/toasts';
import { texts } from './texts';

const KIND = 'shared';

/** Hands the address of the page, which shows a round, to the system's share sheet; where there is none, copies it. */
export async function shareLink({ title }: Pick<GameIdentity, 'title'>): Promise<void> {
  const url = window.location.href;
  const shared = { title, text: texts.sharedText(title), url };
  // Older browsers have neither.
  const { share, clipboard } = navigator as Partial<Navigator>;
  try {
    if (share) {
      await share.call(navigator, shared);
      return;
    }
  } catch (reason) {
    // The player has closed the sheet.
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
  }
  try {
    if (!clipboard) throw new Error('There is no clipboard.');
    await clipboard.writeText(url);
    toast({ kind: KIND, ...texts.copied });
  } catch {
    toast({ kind: KIND, variant: 'destructive', ...texts.notCopied });
  }
}
