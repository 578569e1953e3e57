/** What may ask for a look: an address (`?look=paper`), or a link that takes one along (`{ look: 'paper' }`). */
interface Asking {
  readonly search: string;
  readonly state?: unknown;
}

/** The id of the look that is asked for, which need not exist; null for none. */
export const askedLook = ({ search, state }: Asking): string | null =>
  new URLSearchParams(search).get('look') ?? (state as { readonly look?: string } | null)?.look ?? null;
