/**
 * The tag that a browser means, as `Intl` takes it: some say `es_MX.UTF-8` or `es-MX@posix`, as their system does. None where
 * that isn't a language, or where numbers and dates can't be written in it.
 */
function usableTags(said: string): string[] {
  try {
    const tags = Intl.getCanonicalLocales(said.replace(/[.@].*/, '').replaceAll('_', '-'));
    new Intl.NumberFormat(tags).format(1);
    new Intl.DateTimeFormat(tags).format(0);
    return tags;
  } catch {
    return [];
  }
}

/** Of which some browsers, and extensions for privacy, leave something out. */
interface SaidLanguages {
  readonly languages?: readonly string[] | null;
  readonly language?: string;
}

/** The languages that the browser asks for, the most wanted first: BCP 47 tags that `Intl` takes. May be empty. */
export function browserLanguages(): readonly string[] {
  // Translations are read outside of browsers too.
  if (typeof navigator === 'undefined') return [];
  const { languages, language } = navigator as SaidLanguages;
  return [...new Set([...(languages ?? []), language ?? ''].flatMap(usableTags))];
}

/** Lets libraries see these languages as well: uPlot takes `navigator.language` to `Intl` unchecked as it is imported. */
export function correctNavigator(): void {
  const languages = browserLanguages();
  const corrected = { languages, language: languages[0] ?? 'en' };
  for (const [name, value] of Object.entries(corrected))
    Reflect.defineProperty(navigator, name, { configurable: true, value });
}

/**
 * The device's time zone, as `Europe/Berlin`. Where the browser has no name for it that `Intl` takes, how far it is ahead of
 * UTC at this time of the year, as `GMT+02:00`.
 */
export function browserTimeZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { readonly timeZone?: string };
    if (!timeZone) throw new RangeError('The time zone has no name.');
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  }
}
