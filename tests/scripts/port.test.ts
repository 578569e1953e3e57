import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { assertFree, networkAddresses, portFrom } from '../../scripts/port.mjs';

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

it('other devices reach this machine at the addresses of its networks, and it says so where there is none', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
    ({ address, family, internal }) as NetworkInterfaceInfo;
  const loopback = [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)];
  const wifi = [at('192.168.1.7', 'IPv4'), at('fe80::1', 'IPv6')];
  expect(networkAddresses({ lo: loopback, wlan0: wifi })).toEqual(['192.168.1.7']);
  expect(() => networkAddresses({ lo: loopback })).toThrow('This machine is in no network.');
});
