import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { check } from '../../scripts/test/command';
import { runSteps, summarise, type Voice } from '../../scripts/test/run';
import { selectSteps } from '../../scripts/test/select';
import { type Step, type StepResult, verdict } from '../../scripts/test/step';

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
    const timed = (name: string, milliseconds: number, after?: string): Step => ({
      ...step(name, good(1)),
      ...(after !== undefined && { after }),
      run: async () => {
        events.push(`${name} begins`);
        await setTimeout(milliseconds);
        events.push(`${name} ends`);
        return good(1);
      },
    });
    await run(timed('build', 40), timed('needs it', 0, 'build'), timed('short', 20), timed('last', 60));
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
