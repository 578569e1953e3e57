import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What GitHub would have against a workflow. */
async function errorsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(readdirSync(folder))('%s', (name) => {
  const content = readFileSync(join(folder, name), 'utf8');

  it('is as the schema of GitHub wants it', async () => {
    expect(await errorsOf(name, content)).toEqual([]);
  });

  it('may only read, but for what single jobs are given', () => {
    expect(content).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  });

  it('takes each action from one commit, with its version beside it, and no secret', () => {
    const uses = content.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const one of uses) expect(one).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(content).not.toContain('secrets.');
  });

  it('runs commands of npm that there are', () => {
    const called = [...content.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
  });
});

it('an error in a workflow is seen', async () => {
  const job = (step: string): string =>
    `on: push\njobs:\n  checks:\n    runs-on: ubuntu-24.04\n    steps:\n      - ${step}\n`;
  expect(await errorsOf('right.yml', job('run: npm ci'))).toEqual([]);
  expect(await errorsOf('wrong.yml', job('runs: npm ci'))).not.toEqual([]);
  expect(await errorsOf('wrong.yml', job('run: echo ${{ matrix.shard'))).not.toEqual([]);
});
