/** How long the site may take to answer (ms). */
const TIMEOUT_MS = 5000;

/** The time by the `Date` of the site's own answer, in milliseconds since 1970; null if it does not answer with one. */
export async function siteTime(): Promise<number | null> {
  try {
    const { headers } = await fetch(import.meta.env.BASE_URL, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const date = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(date) ? null : date;
  } catch {
    return null;
  }
}
