/**
 * The id of the look that an address (`?look=paper`) or a link that takes one along (`{ look: 'paper' }` as its state) asks
 * for; null for none. There need be no such look.
 */
export const requestedLook = (search: string, state: unknown): string | null =>
  new URLSearchParams(search).get('look') ?? (state as { readonly look?: string } | null)?.look ?? null;

/** The address of the zip of a skin that an address (`?skin=https://…/coral-reef.zip`) asks for; null for none. */
export const requestedSkin = (search: string): string | null => new URLSearchParams(search).get('skin');
