/** They live as long as the page: what was taken back may come again. */
const urls = new WeakMap<Blob, string>();

/** The URL by which the page shows a file that it holds. The same one each time. */
export function objectUrl(file: Blob): string {
  const known = urls.get(file) ?? URL.createObjectURL(file);
  urls.set(file, known);
  return known;
}
