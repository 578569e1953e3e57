import { createServer } from 'node:net';

/** The ports where PORT names no other: of `npm start`, and the first that the end-to-end tests try. */
export const PLAY_PORT = 4173;
export const TEST_PORT = 4183;

/** The addresses that `localhost` and 127.0.0.1 mean; the second one is missing on machines without IPv6. */
export const LOOPBACK = /** @type {const} */ (['127.0.0.1', '::1']);

/** How many ports the end-to-end tests try. */
const TEST_PORTS = 100;

/**
 * Reads PORT.
 *
 * @param {string | undefined} value
 * @param {number} fallback where PORT is unset or empty
 * @returns {number} 1 to 65535
 * @throws {RangeError} where PORT is something else, with a message for the person who set it
 */
export function portFrom(value, fallback) {
  if (value === undefined || value.trim() === '') return fallback;
  const port = /^\d+$/.test(value.trim()) ? Number(value) : NaN;
  if (port >= 1 && port <= 65535) return port;
  throw new RangeError(
    `PORT is "${value}", which is not a port. Choose a whole number from 1 to 65535, as in PORT=4180.`,
  );
}

/**
 * The port for the end-to-end tests: PORT, or where that is unset the first free one from `TEST_PORT` on,
 * so that they run beside other servers and in several checkouts at once.
 *
 * @param {string | undefined} value of PORT
 * @returns {Promise<number>}
 * @throws {Error} where PORT is not a port or is in use, with a message for the person who set it
 */
export async function testPort(value) {
  const first = portFrom(value, TEST_PORT);
  if (value?.trim()) {
    await assertFree(first);
    return first;
  }
  for (let port = first; port < first + TEST_PORTS; port++) if (!(await whyTaken(port))) return port;
  throw new Error(
    `None of the ports ${first} to ${first + TEST_PORTS - 1} is free. Choose another with PORT, as in PORT=8183.`,
  );
}

/**
 * Makes sure that a port of this machine is free.
 *
 * @param {number} port
 * @throws {Error} where it is in use or may not be used, with a message for the person who chose it
 */
export async function assertFree(port) {
  const code = await whyTaken(port);
  const other = port < 65535 ? port + 1 : port - 1;
  if (code === 'EADDRINUSE')
    throw new Error(`Port ${port} is in use. Choose another with PORT, as in PORT=${other}.`);
  if (code === 'EACCES')
    throw new Error(`Port ${port} is reserved by the system. Choose another with PORT, as in PORT=4180.`);
}

/** @param {number} port @returns {Promise<string | undefined>} the system's code for why nothing can listen there */
async function whyTaken(port) {
  for (const host of LOOPBACK) {
    /** @type {string | undefined} */
    const code = await new Promise((resolve) => {
      const server = createServer();
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
      server.listen({ port, host }, () => server.close(() => resolve(undefined)));
    });
    // The second address is missing on machines without IPv6.
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}
