/**
 * `node scripts/run-typescript.mjs bench/simulate.ts --rounds 1000`: runs a program in TypeScript as it stands, by
 * the part of Vite that runs its own configuration. Node reads TypeScript itself only in versions newer than ours.
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [node = '', , program = '', ...args] = process.argv;
const path = resolve(program);
// The program finds its own words where it looks for them.
process.argv = [node, path, ...args];
await runnerImport(path, { root: resolve(import.meta.dirname, '..'), configFile: false, logLevel: 'warn' });
