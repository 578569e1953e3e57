/** They live as long as the page: what was taken back may come again. */
const addresses = new WeakMap<Blob, string>();

/** The address by which the page shows a file that it holds. The same one each time. */
export function addressOf(file: Blob): string {
  const known = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, known);
  return known;
}
