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

/** What the run said of each story. */
const verdicts = new Map<string, string>();

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
      verdicts.set(title, status === 'passed' ? 'passed' : failureMessages.join('\n'));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

afterAll(() => verdicts.clear());

const getStoryResult = (story: string): string => verdicts.get(story) ?? 'did not run';

describe('the story run', () => {
  it('passes a sound story', () => {
    expect(getStoryResult('Sound')).toBe('passed');
  });

  it.each([
    ['a control without a name', 'Unnamed', 'button-name'],
    ['text that is too pale in the theme it is played in', 'Pale In Light Only', 'color-contrast'],
    ['text that is too pale in the other theme', 'Pale In Dark Only', 'In the dark theme: color-contrast'],
    ['a story that React warns about', 'Keyless List', 'unique "key"'],
    ['a story that says anything on the console', 'Loud', 'Something is off.'],
    ['a story whose play does not hold', 'Wrong Play', 'Two.'],
    ['text that is cut when it is twice as large', 'Cut At Twice The Text', 'is cut off by'],
    [
      'a control that looks the same with the focus as without',
      'Focus Without Mark',
      'does not show that it has the focus',
    ],
    ['controls that are smaller than 24 px and close together', 'Too Small To Hit', 'target-size'],
  ])('fails %s', (_, story, said) => {
    expect(getStoryResult(story)).toMatch(said);
  });

  it('lets a story about a failure say which words it expects', () => {
    expect(getStoryResult('Loud As Expected')).toBe('passed');
  });
});
