/** Why a page can't be shown: it threw, its code is missing, or its code is missing and the host doesn't answer. */
export type PageFailure = 'broken' | 'missing' | 'unreachable';

interface HistoryState {
  readonly key?: string;
  /** Whether the page was reloaded because its code was missing. Outlives the reload. */
  readonly reloaded?: true;
}

/** How browsers report code that can't be fetched: Chromium and Firefox, WebKit, WebKit of HTML, Vite of a style sheet. */
const MISSING = /dynamically imported module|module script failed|MIME type|Unable to preload CSS/;

/** Whether the code of a page is not on the host, as after a new version. HTML in its place may be a syntax error. */
const isMissing = (reason: unknown): boolean => reason instanceof SyntaxError || MISSING.test(String(reason));

/** How long the host may take to answer (ms). */
const HOST_TIMEOUT_MS = 5000;

/** Whether a reload would show a page, rather than the browser's own error page. */
async function hostAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(import.meta.env.BASE_URL, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(HOST_TIMEOUT_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Finds out why a page failed. If its code is missing, reloads the page first: a new version of the game has other
 * files. That happens once for each entry of the tab's history, so never in a loop.
 *
 * @param reason what was thrown
 * @param key the key of the page's entry in the tab's history
 * @param wasSpinning whether a round ran: it settles as its page is left, with a toast that a reload would hide
 * @returns null if the page is about to be reloaded
 */
export async function pageFailure(
  reason: unknown,
  key: string,
  wasSpinning: boolean,
): Promise<PageFailure | null> {
  if (!isMissing(reason)) return 'broken';
  if (!(await hostAnswers())) return 'unreachable';
  const state = window.history.state as HistoryState | null;
  // The player may be on another page by now.
  if (wasSpinning || state?.key !== key || state.reloaded) return 'missing';
  window.history.replaceState({ ...state, reloaded: true } satisfies HistoryState, '');
  // The browser may have refused it, silently because of browser-router.ts.
  if (!(window.history.state as HistoryState | null)?.reloaded) return 'missing';
  window.location.reload();
  return null;
}
