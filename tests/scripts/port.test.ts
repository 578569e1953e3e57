import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertFree, portFrom } from '../../scripts/port.mjs';

describe('the port to serve on', () => {
  it('is the usual one where PORT is unset or empty', () => {
    expect(portFrom(undefined, 4173)).toBe(4173);
    expect(portFrom('', 4173)).toBe(4173);
  });

  it.each(['1', '4180', '65535', ' 8080 '])('is PORT where that is one: "%s"', (written) => {
    expect(portFrom(written, 4173)).toBe(Number(written));
  });

  it.each(['0', '65536', '-1', '80.5', '1e3', '0x50', 'abc', '4180abc', '٤١٨٠'])(
    'is refused by name where PORT is none: "%s"',
    (written) => {
      expect(() => portFrom(written, 4173)).toThrow(
        `PORT is "${written}", which is no port: choose a whole number from 1 to 65535`,
      );
    },
  );
});

describe('a port in use', () => {
  it('is refused by number, with the way to another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(assertFree(port)).rejects.toThrow(
      new RegExp(`^Port ${port} is in use\\. Choose another with PORT, as in PORT=\\d+\\.$`),
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(assertFree(port)).resolves.toBeUndefined();
  });
});
