/**
 * Reads a file into an address that holds all of it, in base64. What plays sounds decodes that without a request; the
 * address of a Blob it would have to ask for, which the page's policy forbids. Rejects where the file cannot be read.
 */
export const dataAddressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
