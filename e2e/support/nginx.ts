import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { answerFrom, freePort } from '../../testing/servers';

const project = resolve(import.meta.dirname, '../..');

export interface Nginx {
  readonly address: string;
  end(): Promise<void>;
}

/** Where nginx has its settings on this machine; undefined where there is no nginx. */
function settingsFolder(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  return dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
}

export const settings = settingsFolder();

/**
 * Serves `dist/` by nginx, with the sample of docs/deploying.md, in which only the port, the certificate and the folder
 * are replaced.
 */
export async function startNginx(): Promise<Nginx> {
  const guide = await readFile(join(project, 'docs/deploying.md'), 'utf8');
  const sample = /```nginx\n(.*?)```/s.exec(guide)?.[1] ?? '';
  const port = await freePort();
  const server = sample
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace(/root .*;/, `root ${join(project, 'dist')};`);
  const folder = await mkdtemp(join(tmpdir(), 'lucky-fishing-nginx-'));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `
    ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
    daemon off;
    pid ${folder}/nginx.pid;
    error_log stderr;
    events {}
    http {
      include ${settings ?? ''}/mime.types;
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
      ${server}
    }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const end = async (): Promise<void> => {
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await answerFrom(address, nginx).catch(end);
  return { address, end };
}
