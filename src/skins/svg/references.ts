import { fileFormat } from '../rules/file-format';

/** What a reference may lead to: a part of the same image, or a bitmap that is in the file itself. */
export const INSIDE = /^\s*(#|data:image\/(png|jpe?g|gif|webp)[;,]|$)/i;

const BITMAPS = ['png', 'jpeg', 'gif', 'webp', 'avif', 'bmp'];
const DATA = /^\s*data:([^,]*),([^]*)$/;

/**
 * What an element may refer to: a part of the same file, or, where it shows a picture, a bitmap in it, with the type that its
 * bytes have. Undefined where it is neither.
 */
export function embeddedTarget(name: string, target: string): string | undefined {
  if (/^#[^\s"'<>]*$/.test(target)) return target;
  return ['image', 'feImage'].includes(name) ? embeddedBitmap(target) : undefined;
}

function embeddedBitmap(address: string): string | undefined {
  const [, type = '', data = ''] = DATA.exec(address) ?? [];
  if (!/;\s*base64/i.test(type)) return undefined;
  const letters = data.replace(/%2b/gi, '+').replace(/%2f/gi, '/').replace(/%3d/gi, '=').replace(/\s+/g, '');
  if (!/^[\w+/-]+=*$/.test(letters)) return undefined;
  const head = atob(letters.slice(0, 64).replace(/-/g, '+').replace(/_/g, '/'));
  const format = fileFormat(Uint8Array.from(head, (letter) => letter.charCodeAt(0)));
  return format !== undefined && BITMAPS.includes(format)
    ? `data:image/${format};base64,${letters}`
    : undefined;
}
