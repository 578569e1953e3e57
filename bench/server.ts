import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface Server {
  readonly address: string;
  end(): Promise<void>;
}

/**
 * Builds the working tree and serves the build, as `npm start` does.
 *
 * @throws Error where it ends before it serves; it has printed why
 */
export async function startServer(port: number): Promise<Server> {
  const program = resolve(import.meta.dirname, '../scripts/serve.mjs');
  const server = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // What runs this program has set NODE_ENV for it; the build is to be that of players.
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\S+/.exec(line)?.[0];
    if (!address) continue;
    const end = async (): Promise<void> => {
      server.kill('SIGTERM');
      await ended;
    };
    return { address, end };
  }
  throw new Error('The product could not be served.');
}
