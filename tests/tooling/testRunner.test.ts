import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCheck, runNode } from '../../scripts/test/command';
import { toStepResult, createComparisonArguments } from '../../scripts/test/pictures';
import { runSteps, summarise, type RunPrinter } from '../../scripts/test/run';
import { selectSteps } from '../../scripts/test/select';
import { type Step, type StepResult, createCheckResult } from '../../scripts/test/step';

const root = fileURLToPath(new URL('../../', import.meta.url));

function createRecorder(): RunPrinter & { lines: string[] } {
  const lines: string[] = [];
  return { lines, say: (line) => void lines.push(...line.split('\n')), showProgress: () => undefined };
}

function createStep(name: string, result: StepResult | Error): Step {
  return {
    name,
    title: `Title of ${name}`,
    runTestSteps: () => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result)),
  };
}

const createPass = (passed: number): StepResult => ({ passed, failures: [] });
const createFailure = (name: string): StepResult => ({
  passed: 2,
  failures: [{ name, detail: `because of ${name}` }],
});

async function run(
  ...steps: Step[]
): Promise<{ lines: string[]; total: { passed: number; failed: number } }> {
  const printer = createRecorder();
  const total = summarise(await runSteps(steps, printer), printer);
  return { lines: printer.lines, total };
}

describe('npm test', () => {
  it('ends with the one line that counts every test', async () => {
    const { lines } = await run(createStep('a', createPass(3)), createStep('b', createFailure('the moon')));
    expect(lines.at(-1)).toBe('5 passed, 1 failed');
  });

  it('continues after a failure and reports it again at the end', async () => {
    const { lines, total } = await run(
      createStep('a', createFailure('the moon')),
      createStep('b', createPass(4)),
    );
    expect(total).toEqual({ passed: 6, failed: 1 });
    expect(lines.join('\n')).toMatch(/ok {4}b[\s\S]*the moon[\s\S]*because of the moon/);
  });

  it('reports a failure while its step still runs', async () => {
    const recorder = createRecorder();
    const failing: Step = {
      ...createStep('a', createPass(1)),
      runTestSteps: async (onProgress) => {
        onProgress({ passed: 0, failed: 1, failure: { name: 'the moon', detail: 'is full' } });
        expect(recorder.lines).toEqual(['', '  the moon', '    is full']);
        return Promise.resolve(createFailure('the moon'));
      },
    };
    const [outcome] = await runSteps([failing], recorder);
    expect(outcome?.result).toEqual(createFailure('the moon'));
  });

  it('counts a step that throws as a failure', async () => {
    const { total, lines } = await run(createStep('a', new Error('the step itself broke')));
    expect(total).toEqual({ passed: 0, failed: 1 });
    expect(lines.join('\n')).toContain('the step itself broke');
  });

  it('counts a step that ran nothing as a failure', async () => {
    expect((await run(createStep('a', createPass(0)))).total).toEqual({ passed: 0, failed: 1 });
  });

  it('keeps the order in the summary when two steps share the machine', async () => {
    const slow = {
      ...createStep('a', createFailure('first')),
      runTestSteps: () => setTimeout(20, createFailure('first')),
    };
    const { lines } = await run(
      slow,
      createStep('b', createFailure('second')),
      createStep('c', createPass(1)),
    );
    const text = lines.join('\n');
    expect(text.indexOf('because of first')).toBeLessThan(text.indexOf('because of second'));
  });

  it('runs two steps at a time, and a dependent step after the step that it needs', async () => {
    const events: string[] = [];
    const ends = new Map<string, () => void>();
    const held = (name: string, after?: string): Step => ({
      ...createStep(name, createPass(1)),
      ...(after !== undefined && { after }),
      runTestSteps: async () => {
        events.push(`${name} begins`);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        events.push(`${name} ends`);
        return createPass(1);
      },
    });
    const running = run(held('build'), held('needs it', 'build'), held('short'), held('last'));
    for (const name of ['short', 'build', 'needs it', 'last']) {
      ends.get(name)?.();
      // By then every step that may start has started.
      await setImmediate();
    }
    await running;
    expect(events).toEqual([
      'build begins',
      'short begins',
      'short ends',
      'last begins',
      'build ends',
      'needs it begins',
      'needs it ends',
      'last ends',
    ]);
  });

  it("reports a step's omissions above the last line and counts them nowhere", async () => {
    const { lines } = await run(createStep('a', { ...createPass(3), note: '9 of them were not drawn.' }));
    expect(lines.at(-1)).toBe('3 passed, 0 failed');
    expect(lines.at(-3)).toBe('a: 9 of them were not drawn.');
  });

  it('does not wait for a step outside the run', async () => {
    expect((await run({ ...createStep('e2e', createPass(1)), after: 'build' })).total).toEqual({
      passed: 1,
      failed: 0,
    });
  });
});

describe('a check', () => {
  it('passes when its program ends with 0', async () => {
    expect(await runCheck('quiet', ['-e', ''])).toEqual(createPass(1));
  });

  it("fails with its program's output otherwise", async () => {
    const result = await runCheck('loud', ['-e', 'console.error("the reason"); process.exit(3)']);
    expect(result).toEqual({ passed: 0, failures: [{ name: 'loud', detail: 'the reason' }] });
  });

  it('counts as one test either way', () => {
    expect(createCheckResult('x', true, '')).toEqual(createPass(1));
    expect(createCheckResult('x', false, ' why \n')).toEqual({
      passed: 0,
      failures: [{ name: 'x', detail: 'why' }],
    });
  });
});

describe('a suite', () => {
  /** Runs a file with two tests, the first without an assertion, as a Node project. */
  async function outcomes(options: string): Promise<Record<string, string>> {
    const folder = await mkdtemp(join(tmpdir(), 'torchward-suite-'));
    try {
      await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
      await writeFile(join(folder, 'package.json'), '{ "name": "probe", "type": "module" }');
      await writeFile(
        join(folder, 'vitest.config.ts'),
        `import { nodeProject } from '${root}tests/support/nodeProject.ts';
        const project = { name: 'probe', include: ['*.test.ts'], ...${options} };
        export default { root: '${folder}', test: { projects: [nodeProject(project)] } };`,
      );
      await writeFile(
        join(folder, 'probe.test.ts'),
        `import { expect, it } from 'vitest';
        it('asserts nothing', () => { for (const n of []) expect(n).toBe(1); });
        it('asserts something', () => { expect(1).toBe(1); });`,
      );
      const report = join(folder, 'report.json');
      const { output } = await runNode({
        args: [
          join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          '--config',
          join(folder, 'vitest.config.ts'),
          '--reporter=json',
          `--outputFile=${report}`,
        ],
      });
      const text = await readFile(report, 'utf8').catch(() => {
        throw new Error(output);
      });
      const { testResults } = JSON.parse(text) as {
        testResults: { assertionResults: { title: string; status: string }[] }[];
      };
      return Object.fromEntries(
        testResults.flatMap((file) => file.assertionResults.map(({ title, status }) => [title, status])),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  it('fails a test that asserts nothing', async () => {
    expect(await outcomes('{}')).toEqual({ 'asserts nothing': 'failed', 'asserts something': 'passed' });
  });

  it('leaves journeys to the linter, which accepts waiting for a page as an assertion', async () => {
    expect(await outcomes('{ assertsByWaiting: true }')).toEqual({
      'asserts nothing': 'passed',
      'asserts something': 'passed',
    });
  });
});

describe('the step of the pictures', () => {
  const same = (key: string) => ({ key });
  const changed = { key: 'badge--default/light-tablet', fault: '4 pixels differ.' };

  it('counts compared pictures and no undrawn ones', () => {
    const found = { findings: [same('a'), same('b'), changed], notDrawn: 2832 };
    expect(toStepResult(found)).toEqual({
      passed: 2,
      failures: [{ name: 'badge--default/light-tablet', detail: '4 pixels differ.' }],
      note: '3 pictures compared, 2,832 not drawn: sources unchanged. npm test -- --full draws all.',
    });
  });

  it('adds no note when every picture was drawn', () => {
    expect(toStepResult({ findings: [same('a')], notDrawn: 0 })).toEqual(createPass(1));
  });

  it('draws all pictures with --full, and without it those whose sources have changed', () => {
    expect(createComparisonArguments({ full: true, file: 'found.json' })).not.toContain('--changed');
    expect(createComparisonArguments({ full: false, file: 'found.json' })).toContain('--changed');
  });
});

describe('--only', () => {
  const all = [
    createStep('types-app', createPass(1)),
    createStep('types-tools', createPass(1)),
    createStep('unit', createPass(1)),
  ];

  it('accepts names in any order and keeps the usual order', () => {
    expect(selectSteps(all, ['unit', 'types-app'])).toEqual([all[0], all[2]]);
  });

  it('accepts a first word for all steps that begin with it', () => {
    expect(selectSteps(all, ['types'])).toEqual([all[0], all[1]]);
  });

  it.each(['typ', '', 'nothing'])('refuses "%s" in a sentence that names the steps', (name) => {
    expect(selectSteps(all, [name])).toEqual({
      error: expect.stringContaining('types-app, types-tools, unit') as string,
    });
  });
});
