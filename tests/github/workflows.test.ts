import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = '.github/workflows';
const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  version: string;
};

/** What GitHub would have against a workflow. */
async function errorsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(readdirSync(folder))('%s', (name) => {
  const content = readFileSync(join(folder, name), 'utf8');

  it("is valid by GitHub's schema", async () => {
    expect(await errorsOf(name, content)).toEqual([]);
  });

  it('may only read, except for what single jobs may do', () => {
    expect(content).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  });

  it('takes each action from one commit, with its version beside it, and no secret', () => {
    const uses = content.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const one of uses) expect(one).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(content).not.toContain('secrets.');
  });

  it('runs npm commands that exist', () => {
    const called = [...content.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
  });
});

describe('the release workflow', () => {
  const content = readFileSync(join(folder, 'release.yml'), 'utf8');
  const [build = '', publish = ''] = content.split(/^ {2}publish:$/m);

  it('publishes what has passed all tests', () => {
    const commands = [...build.matchAll(/run: (npm .*)/g)].map(([, command]) => command);
    expect(commands).toEqual(['npm ci', 'npm test', 'npm run build']);
    expect(publish).toContain('needs: build\n');
  });

  it('may write in one job, in which no code of a package runs', () => {
    expect(build).not.toContain('write');
    expect(/permissions:\n( {6}.*\n)+/.exec(publish)?.[0]).toBe('permissions:\n      contents: write\n');
    expect(publish).not.toMatch(/npm|node|checkout/);
  });

  const notesOf = (tag: string) =>
    spawnSync(process.execPath, ['scripts/release-notes.mjs', tag], { encoding: 'utf8' });

  it('takes the notes of this version from the changelog, and fails for the tag of another', () => {
    const { status, stdout } = notesOf(`v${version}`);
    expect(status).toBe(0);
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(stdout.trim());
    expect(stdout).not.toMatch(/^## /m);
    const other = notesOf('v0.0.1');
    expect(other.status).toBe(1);
    expect(other.stderr).toContain(`its tag is v${version}, not "v0.0.1"`);
  });
});
