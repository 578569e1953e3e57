/**
 * `npm run docs:check`: every link in every Markdown file leads to a file or heading that exists, and every path in
 * backticks (`src/engine/round.ts`) is there. Ends with 1 and a line per problem otherwise.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { docProblems } from './doc-problems.mjs';

const root = resolve(import.meta.dirname, '..');
/** What is installed or built. */
const OTHERS = new Set(['node_modules', 'dist', 'reports']);

/** @param {string} folder @returns {string[]} the Markdown files in it and below */
const markdownIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return OTHERS.has(entry.name) ? [] : markdownIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });

const files = markdownIn('.').map((path) => path.split(sep).join('/'));
const problems = files.flatMap((file) =>
  docProblems(file, {
    exists: (path) => existsSync(resolve(root, path)),
    read: (path) => readFileSync(resolve(root, path), 'utf8'),
  }),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`The links and paths of ${files.length} Markdown files are right.`);
