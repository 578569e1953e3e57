import type { FontSource } from '../../games/art-files';

let count = 0;

/** Loads a font into the page, and returns the name of its family, which no other font has. Rejects where the browser can't read it. */
export async function loadFont(source: FontSource): Promise<string> {
  count += 1;
  const family = `Skin Font ${count}`;
  const face = new FontFace(family, typeof source === 'string' ? `url("${source}")` : await source());
  document.fonts.add(await face.load());
  return family;
}
