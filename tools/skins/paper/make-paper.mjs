import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures } from './pictures.mjs';

/** Writes all pictures of the skin `paper`: `node tools/skins/paper/make-paper.mjs`. */

const folder = new URL('../../../skins/paper/', import.meta.url);

for (const [path, draw] of pictures) {
  const file = fileURLToPath(new URL(`${path}.svg`, folder));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw().toString());
}
