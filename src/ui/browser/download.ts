import { MINUTE_MS } from '../../engine/time';
import { texts } from '../texts';
import { toast } from '../toast/toasts';

/** Browsers inside other apps, as they name themselves. They drop a click on a link to a file, and tell nobody. */
const IN_APP =
  /\bFBA[NV]\b|\bFB_IAB\b|Instagram|\bLine\/|musical_ly|BytedanceWebview|TikTok|Snapchat|Twitter for|Pinterest|LinkedInApp|MicroMessenger|; wv\)/;

/** Whether a click on a link to a file saves it, as far as is known. */
function doLinksWork(): boolean {
  const { userAgent, standalone } = navigator as Navigator & { readonly standalone?: boolean };
  // On iOS only Safari, and browsers that are as capable, name it.
  const isAppOnIos = /iPhone|iPad|iPod/.test(userAgent) && !userAgent.includes(' Safari/');
  return standalone !== true && !isAppOnIos && !IN_APP.test(userAgent);
}

/**
 * Hands a file to the system's share sheet.
 *
 * @param title what the sheet calls it, if not by its name
 * @returns what became of it: `refused` where the system takes no such files, `too late` where the last press is too long ago
 */
export async function shareFile(
  file: File,
  title?: string,
): Promise<'shared' | 'cancelled' | 'refused' | 'too late'> {
  const shared = { files: [file], ...(title !== undefined && { title }) };
  // Older browsers have neither.
  const { share, canShare } = navigator as Partial<Navigator>;
  if (!share || !canShare?.call(navigator, { files: [file] })) return 'refused';
  try {
    await share.call(navigator, shared);
    return 'shared';
  } catch (reason) {
    const name = reason instanceof DOMException ? reason.name : '';
    if (name === 'AbortError') return 'cancelled';
    return name === 'NotAllowedError' ? 'too late' : 'refused';
  }
}

/**
 * Hands a file to the player, to be kept under this name: as a download, or by the share sheet where downloads are dropped.
 * A player who takes too long to open the sheet is asked for another press by a toast.
 *
 * @param onStarted called once the download has been started or the file was shared; whether it has arrived is not known
 */
export async function saveFile(content: Blob, name: string, onStarted?: () => void): Promise<void> {
  const file = new File([content], name, { type: content.type });
  const outcome = doLinksWork() ? 'refused' : await shareFile(file);
  if (outcome === 'too late') {
    const { action, ...ready } = texts.fileReady;
    const saveNow = (): void => void saveFile(content, name, onStarted);
    toast({ kind: 'file', ...ready, actions: [{ name: action, act: saveNow }] });
  }
  if (outcome === 'refused') clickLink(file);
  if (outcome === 'refused' || outcome === 'shared') onStarted?.();
}

function clickLink(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has taken it by the time that it is idle again.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS);
}

/** A name with the day in it, by the player's calendar: `lucky-fishing-2026-01-14.csv`. */
export function fileName(ending: string, now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const twoDigits = (n: number): string => String(n).padStart(2, '0');
  return `lucky-fishing-${year}-${twoDigits(month)}-${twoDigits(day)}.${ending}`;
}
