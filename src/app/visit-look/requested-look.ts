/**
 * The id of the look that an address (`?look=paper`) or a link that takes one along (`{ look: 'paper' }` as its state) asks
 * for; null for none. There need be no such look.
 */
export const requestedLook = (search: string, state: unknown): string | null =>
  new URLSearchParams(search).get('look') ?? (state as { readonly look?: string } | null)?.look ?? null;
