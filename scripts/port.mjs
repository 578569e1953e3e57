import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The port of `npm start` where PORT names no other. */
const PLAY_PORT = 4173;

/** The addresses that `localhost` and 127.0.0.1 mean; the second one is missing on machines without IPv6. */
export const LOOPBACK = /** @type {const} */ (['127.0.0.1', '::1']);

/**
 * Reads PORT.
 *
 * @param {string | undefined} value unset or empty for `PLAY_PORT`
 * @returns {number} 1 to 65535
 * @throws {RangeError} where PORT is something else, with a message for the person who set it
 */
export function portFrom(value) {
  if (value === undefined || value.trim() === '') return PLAY_PORT;
  const port = /^\d+$/.test(value.trim()) ? Number(value) : NaN;
  if (port >= 1 && port <= 65535) return port;
  throw new RangeError(
    `PORT is "${value}", which isn't a port. Choose a whole number from 1 to 65535, as in PORT=4180.`,
  );
}

/**
 * Makes sure that a port of this machine is free.
 *
 * @param {number} port
 * @throws {Error} where it is in use or may not be used, with a message for the person who chose it
 */
export async function assertFree(port) {
  for (const host of LOOPBACK) {
    /** @type {string | undefined} the system's code for why nothing can listen there */
    const code = await new Promise((resolve) => {
      const server = createServer();
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
      server.listen({ port, host }, () => server.close(() => resolve(undefined)));
    });
    // The second address is missing on machines without IPv6.
    const why = code === 'EADDRINUSE' ? 'in use' : code === 'EACCES' ? 'reserved by the system' : undefined;
    if (why) throw new Error(`Port ${port} is ${why}. Choose another with PORT, as in PORT=4180.`);
  }
}

/**
 * The addresses at which other devices of the local network reach this machine. IPv6 is left out: its addresses are too long
 * to type, and every home network has the other kind.
 *
 * @param {ReturnType<typeof networkInterfaces>} interfaces
 * @returns {string[]}
 * @throws {Error} where there is none, with a message for the person who wants it
 */
export function networkAddresses(interfaces = networkInterfaces()) {
  const all = Object.values(interfaces).flatMap((found) => found ?? []);
  const addresses = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
  if (addresses.length === 0)
    throw new Error(
      'This machine is in no network. Connect it to the one that your phone is in, or leave out --host.',
    );
  return addresses.map(({ address }) => address);
}
