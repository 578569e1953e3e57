import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertFree, portFrom, TEST_PORT, testPort } from '../../scripts/port.mjs';

describe('the port to serve on', () => {
  it.each([[undefined], [''], ['1'], ['65535'], [' 8080 ']])('is %j, or the usual one', (written) => {
    expect(portFrom(written, 4173)).toBe(Number(written) || 4173);
  });

  it.each(['0', '65536', '-1', '80.5', '1e3', 'abc'])('is refused by name where it is "%s"', (written) => {
    expect(() => portFrom(written, 4173)).toThrow(`PORT is "${written}"`);
  });
});

/** Listens on a port of this machine: the given one, or any that is free. */
async function occupy(wanted = 0) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, free: () => new Promise((resolve) => server.close(resolve)) };
}

describe('a port in use', () => {
  it('is refused by number, with the way to another', async () => {
    const { port, free } = await occupy();
    const refusal = new RegExp(`^Port ${port} is in use\\. Choose another with PORT, as in PORT=\\d+\\.$`);
    await expect(assertFree(port)).rejects.toThrow(refusal);
    await expect(testPort(String(port))).rejects.toThrow(refusal);
    await free();
    await expect(assertFree(port)).resolves.toBeUndefined();
    await expect(testPort(String(port))).resolves.toBe(port);
  });

  it('is passed over by tests that were given none', async () => {
    const first = await testPort(undefined);
    expect(first).toBeGreaterThanOrEqual(TEST_PORT);
    const { free } = await occupy(first);
    expect(await testPort('')).toBeGreaterThan(first);
    await free();
  });
});
