/** How many bytes a number from 0 to n − 1 takes; at most 2^32 possibilities. */
const widthOf = (n: number): number => (n <= 2 ** 8 ? 1 : n <= 2 ** 16 ? 2 : 4);

/** Appends numbers to bytes: each one of n possibilities, counted from 0, the highest byte first. */
export function createByteWriter() {
  const bytes: number[] = [];
  const write = (number: number, n: number): void => {
    for (let place = widthOf(n) - 1; place >= 0; place--)
      bytes.push(Math.floor(number / 2 ** (8 * place)) % 2 ** 8);
  };
  return { bytes, write };
}

/** The bytes end before the number that is read. */
export class BytesEnded extends Error {
  override readonly name = 'BytesEnded';
}

/** Reads numbers as they were written. A number may be n or more: then it was not. Throws BytesEnded where none is left. */
export function createByteReader(bytes: Uint8Array) {
  let at = 0;
  const read = (n: number): number => {
    let number = 0;
    for (let left = widthOf(n); left > 0; left--) {
      const byte = bytes[at++];
      if (byte === undefined) throw new BytesEnded();
      number = number * 2 ** 8 + byte;
    }
    return number;
  };
  return { read, hasEnded: (): boolean => at === bytes.length };
}

/** Bytes as base64url (RFC 4648, section 5) without padding. */
export const toBase64Url = (bytes: Iterable<number>): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');

/** The bytes of a text of base64url, a last character that is too few for a byte left out. */
export function fromBase64Url(text: string): Uint8Array {
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const bytes = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
