import { refusal, shownPath } from './refusal';

/** What code page 850, that of DOS in western Europe, has from byte 128 on. The first of them are those of 437 too. */
const CODE_PAGE =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\xad±‗¾¶§÷¸°¨·¹³²■\xa0';

const DRIVE = /^[a-z]:/i;

/**
 * The path of an entry in a zip, with slashes, whichever program wrote it: some write backslashes, `./`, or UTF-8 without
 * saying so. Throws an `ArchiveRefusal` for a path that leads out of the folder in which the zip is unpacked.
 */
export function zipPath(name: Uint8Array, isUtf8: boolean): string {
  const path = decoded(name, isUtf8).replaceAll('\\', '/');
  const parts = path.split('/');
  if (path.startsWith('/') || DRIVE.test(path) || parts.includes('..')) {
    throw refusal('unsafe-path', shownPath(path));
  }
  // An empty last part is what ends the path of a folder.
  return parts.filter((part, at) => part !== '.' && (part !== '' || at === parts.length - 1)).join('/');
}

function decoded(name: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(name);
  } catch {
    const letters = [...name].map((byte) => CODE_PAGE[byte - 128] ?? String.fromCharCode(byte));
    return letters.join('');
  }
}
