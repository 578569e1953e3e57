import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { assertFree, portFrom } from '../../scripts/port.mjs';

it.each([[undefined], [''], ['1'], ['65535'], [' 8080 ']])(
  'the port to serve on is %j, or the usual one',
  (written) => {
    expect(portFrom(written)).toBe(Number(written) || 4173);
  },
);

it.each(['0', '65536', '-1', '80.5', '1e3', 'abc'])(
  'the port is refused by name where it is "%s"',
  (written) => {
    expect(() => portFrom(written)).toThrow(`PORT is "${written}"`);
  },
);

it('a port in use is refused by number, with the way to another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(assertFree(port)).rejects.toThrow(
    `Port ${port} is in use. Choose another with PORT, as in PORT=`,
  );
  server.close();
  await once(server, 'close');
  await expect(assertFree(port)).resolves.toBeUndefined();
});
