import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { check, runNode } from '../../scripts/test/command';
import { asResult, comparison } from '../../scripts/test/pictures';
import { runSteps, summarise, type Voice } from '../../scripts/test/run';
import { selectSteps } from '../../scripts/test/select';
import { type Step, type StepResult, verdict } from '../../scripts/test/step';

const root = fileURLToPath(new URL('../../', import.meta.url));

function recorder(): Voice & { lines: string[] } {
  const lines: string[] = [];
  return { lines, say: (line) => void lines.push(...line.split('\n')), whisper: () => undefined };
}

function step(name: string, result: StepResult | Error): Step {
  return {
    name,
    title: `Title of ${name}`,
    run: () => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result)),
  };
}

const good = (passed: number): StepResult => ({ passed, failures: [] });
const bad = (name: string): StepResult => ({ passed: 2, failures: [{ name, detail: `because of ${name}` }] });

async function run(
  ...steps: Step[]
): Promise<{ lines: string[]; total: { passed: number; failed: number } }> {
  const voice = recorder();
  const total = summarise(await runSteps(steps, voice), voice);
  return { lines: voice.lines, total };
}

describe('npm test', () => {
  it('ends with the one line that counts every test', async () => {
    const { lines } = await run(step('a', good(3)), step('b', bad('the moon')));
    expect(lines.at(-1)).toBe('5 passed, 1 failed');
  });

  it('goes on after a failure and tells it again at the end', async () => {
    const { lines, total } = await run(step('a', bad('the moon')), step('b', good(4)));
    expect(total).toEqual({ passed: 6, failed: 1 });
    expect(lines.join('\n')).toMatch(/ok {4}b[\s\S]*the moon[\s\S]*because of the moon/);
  });

  it('counts a step that breaks as a failure', async () => {
    const { total, lines } = await run(step('a', new Error('the step itself broke')));
    expect(total).toEqual({ passed: 0, failed: 1 });
    expect(lines.join('\n')).toContain('the step itself broke');
  });

  it('counts a step that ran nothing as a failure', async () => {
    expect((await run(step('a', good(0)))).total).toEqual({ passed: 0, failed: 1 });
  });

  it('keeps the order in the summary when two steps share the machine', async () => {
    const slow = { ...step('a', bad('first')), run: () => setTimeout(20, bad('first')) };
    const { lines } = await run(slow, step('b', bad('second')), step('c', good(1)));
    const text = lines.join('\n');
    expect(text.indexOf('because of first')).toBeLessThan(text.indexOf('because of second'));
  });

  it('runs two steps at a time, and one that needs another when that has ended', async () => {
    const events: string[] = [];
    const ends = new Map<string, () => void>();
    const held = (name: string, after?: string): Step => ({
      ...step(name, good(1)),
      ...(after !== undefined && { after }),
      run: async () => {
        events.push(`${name} begins`);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        events.push(`${name} ends`);
        return good(1);
      },
    });
    const running = run(held('build'), held('needs it', 'build'), held('short'), held('last'));
    for (const name of ['short', 'build', 'needs it', 'last']) {
      ends.get(name)?.();
      // Whatever may begin has begun by then.
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

  it('says what a step left out above the last line, and counts it nowhere', async () => {
    const { lines } = await run(step('a', { ...good(3), note: '9 of them were not drawn.' }));
    expect(lines.at(-1)).toBe('3 passed, 0 failed');
    expect(lines.at(-3)).toBe('a: 9 of them were not drawn.');
  });

  it('does not wait for a step that is no part of the run', async () => {
    expect((await run({ ...step('e2e', good(1)), after: 'build' })).total).toEqual({ passed: 1, failed: 0 });
  });
});

describe('a check', () => {
  it('passes when its program ends with 0', async () => {
    expect(await check('quiet', ['-e', ''])).toEqual(good(1));
  });

  it('fails with what its program said otherwise', async () => {
    const result = await check('loud', ['-e', 'console.error("the reason"); process.exit(3)']);
    expect(result).toEqual({ passed: 0, failures: [{ name: 'loud', detail: 'the reason' }] });
  });

  it('counts as one test either way', () => {
    expect(verdict('x', true, '')).toEqual(good(1));
    expect(verdict('x', false, ' why \n')).toEqual({ passed: 0, failures: [{ name: 'x', detail: 'why' }] });
  });
});

describe('a suite', () => {
  /** Runs a file of two tests, the first of which asserts nothing, as a project of Node's. */
  async function outcomes(options: string): Promise<Record<string, string>> {
    const folder = await mkdtemp(join(tmpdir(), 'torchward-suite-'));
    try {
      await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
      await writeFile(join(folder, 'package.json'), '{ "name": "probe", "type": "module" }');
      await writeFile(
        join(folder, 'vitest.config.ts'),
        `import { nodeProject } from '${root}tests/support/nodeProject.ts';
        const project = { name: 'probe', include: ['*.test.ts'], patience: 5000, ...${options} };
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

  it('leaves it to the linter where waiting for a page is an assertion', async () => {
    expect(await outcomes('{ assertsByWaiting: true }')).toEqual({
      'asserts nothing': 'passed',
      'asserts something': 'passed',
    });
  });
});

describe('the step of the pictures', () => {
  const same = (key: string) => ({ key, kind: 'same', reason: '' });
  const changed = { key: 'badge--default/light-tablet', kind: 'changed', reason: '4 pixels differ.' };

  it('counts a picture that was compared, and none that was not drawn', () => {
    const found = { findings: [same('a'), same('b'), changed], standing: 2832 };
    expect(asResult(found)).toEqual({
      passed: 2,
      failures: [{ name: 'changed: badge--default/light-tablet', detail: '4 pixels differ.' }],
      note: '3 pictures compared, 2,832 not drawn: sources unchanged. npm test -- --full draws all.',
    });
  });

  it('has nothing to note when every picture was drawn', () => {
    expect(asResult({ findings: [same('a')], standing: 0 })).toEqual(good(1));
  });

  it('draws all pictures with --full, and without it those whose sources have changed', () => {
    expect(comparison({ full: true, file: 'found.json' })).not.toContain('--changed');
    expect(comparison({ full: false, file: 'found.json' })).toContain('--changed');
  });
});

describe('--only', () => {
  const all = [step('types-app', good(1)), step('types-tools', good(1)), step('unit', good(1))];

  it('takes names in any order and keeps the usual one', () => {
    expect(selectSteps(all, ['unit', 'types-app'])).toEqual([all[0], all[2]]);
  });

  it('takes the first word for all that begin with it', () => {
    expect(selectSteps(all, ['types'])).toEqual([all[0], all[1]]);
  });

  it.each(['typ', '', 'nothing'])('refuses "%s" in a sentence that names the steps', (name) => {
    expect(selectSteps(all, [name])).toEqual({
      fault: expect.stringContaining('types-app, types-tools, unit') as string,
    });
  });
});
