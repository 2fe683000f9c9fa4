import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Assertion {
  title: string;
  status: string;
  failureMessages: string[];
}

interface Report {
  testResults: { assertionResults: Assertion[] }[];
}

const verdicts = new Map<string, string[]>();

function runFaultyStories(outputFile: string): Promise<void> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config=tests/fixtures/faulty-stories/vitest.config.ts',
        '--reporter=json',
        `--outputFile=${outputFile}`,
      ],
      { cwd: root, env: { ...process.env, VITEST: '', VITEST_POOL_ID: '', VITEST_WORKER_ID: '' } },
      () => resolve(),
    );
  });
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-faulty-stories-'));
  try {
    const file = join(folder, 'report.json');
    await runFaultyStories(file);
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    for (const { title, status, failureMessages } of report.testResults.flatMap(
      (result) => result.assertionResults,
    )) {
      const said = status === 'passed' ? 'passed' : failureMessages.join('\n');
      verdicts.set(title, [...(verdicts.get(title) ?? []), said]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

afterAll(() => verdicts.clear());

/** What the story run said, once per theme. */
const of = (story: string): string[] => verdicts.get(story) ?? [];

describe('the story run', () => {
  it('passes a sound story in both themes', () => {
    expect(of('Sound')).toEqual(['passed', 'passed']);
  });

  it('fails a control without a name', () => {
    expect(of('Unnamed')).toEqual([
      expect.stringContaining('button-name'),
      expect.stringContaining('button-name'),
    ]);
  });

  it('sees a contrast fault that only one theme has', () => {
    expect(of('Pale In Light Only').toSorted()).toEqual(
      [expect.stringContaining('color-contrast'), 'passed'].toSorted(),
    );
  });

  it('fails a story that React warns about', () => {
    expect(of('Keyless List')).toEqual([
      expect.stringContaining('unique "key"'),
      expect.stringContaining('unique "key"'),
    ]);
  });

  it('fails a story that says anything on the console', () => {
    expect(of('Loud').join('\n')).toContain('Something is off.');
  });

  it('lets a story about a failure say which words it expects', () => {
    expect(of('Loud As Expected')).toEqual(['passed', 'passed']);
  });

  it('fails a story whose play does not hold', () => {
    expect(of('Wrong Play').join('\n')).toContain('Two.');
  });

  it('fails text that is cut when it is twice as large', () => {
    expect(of('Cut At Twice The Text').toSorted()).toEqual([
      expect.stringContaining('is cut off by'),
      'passed',
    ]);
  });

  it('fails a control that looks the same with the focus as without', () => {
    expect(of('Focus Without Mark').join('\n')).toContain('does not show that it has the focus');
  });

  it('fails controls that are smaller than 24 px and close together', () => {
    expect(of('Too Small To Hit')).toEqual([
      expect.stringContaining('target-size'),
      expect.stringContaining('target-size'),
    ]);
  });
});
