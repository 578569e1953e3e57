import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

export interface Complaint {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** For example `project(layers)`. */
  readonly rule: string;
  readonly message: string;
}

interface Diagnostic {
  readonly message: string;
  /** Missing where a file can't be parsed. */
  readonly code?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/**
 * Lints files with the project's own configuration, less the rules that need types: those need a tsconfig.json.
 *
 * @param files the code of each, by its path in the project
 */
export function lint(files: Readonly<Record<string, string>>): Complaint[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const config = readFileSync(join(root, '.oxlintrc.jsonc'), 'utf8');
    writeFileSync(join(folder, '.oxlintrc.jsonc'), config.replace('"typeAware": true', '"typeAware": false'));
    symlinkSync(join(root, 'tools'), join(folder, 'tools'), 'junction');
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const folders = [...new Set(Object.keys(files).map((file) => file.replace(/\/.*/, '')))];
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json', ...folders], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: Infinity,
    });
    expect(stderr).toBe('');
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    expect(diagnostics.filter(({ code }) => code === undefined)).toEqual([]);
    return diagnostics.map(({ filename, labels, code = '', message }) => ({
      file: filename.replaceAll('\\', '/'),
      line: labels[0]?.span.line ?? 0,
      rule: code,
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
