import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSkins } from '../../../build/skins/folder';
import { previewOf } from '../../../build/skins/preview';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skins-'));
});
afterEach(() => rm(folder, { recursive: true }));

const manifest = { name: 'Paper Sea', author: 'Ana', licence: 'CC-BY-4.0', games: ['lucky-fishing'] };

async function write(id: string, file: string, text: string): Promise<void> {
  await mkdir(join(folder, id, file, '..'), { recursive: true });
  await writeFile(join(folder, id, file), text);
}

describe('the skins of the repository', () => {
  it('are all folders, each with its files', async () => {
    await writeFile(join(folder, 'README.md'), '# Skins');
    await write('paper-sea', 'skin.json', JSON.stringify(manifest));
    await write('paper-sea', 'lucky-fishing/symbols/fish.svg', '<svg/>');
    await write('deep', 'skin.json', JSON.stringify({ ...manifest, name: 'Deep', pixelated: true }));
    expect(await readSkins(folder)).toMatchObject([
      { id: 'deep', manifest: { pixelated: true }, files: ['skin.json'] },
      { id: 'paper-sea', manifest, files: ['lucky-fishing/symbols/fish.svg', 'skin.json'] },
    ]);
  });

  it('stop a build with the name of one whose file is wrong', async () => {
    await write('paper-sea', 'skin.json', '{}');
    await expect(readSkins(folder)).rejects.toThrow(/^skins\/paper-sea\/skin\.json .*needs a "name"/);
  });

  it('are all previewed alike, as is the look without one', async () => {
    for (const skin of [undefined, ...(await readSkins())]) {
      const { width, height, format } = await sharp(await previewOf(skin)).metadata();
      expect({ width, height, format }).toEqual({ width: 480, height: 160, format: 'webp' });
    }
  });
});
