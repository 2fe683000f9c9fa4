import { afterEach, beforeEach, vi } from 'vitest';
import { atTwiceTheText, cutText, withoutFocusMark } from './story-geometry';

/**
 * A story that is about a failure may expect what the failure logs:
 * `parameters: { expectedConsole: [/could not be drawn/] }`.
 */
function expectedPatterns(story: unknown): readonly RegExp[] {
  const parameters = (story as { parameters?: { expectedConsole?: unknown } } | undefined)?.parameters;
  const patterns = parameters?.expectedConsole;
  return Array.isArray(patterns) ? patterns.filter((entry): entry is RegExp => entry instanceof RegExp) : [];
}

/** React passes `%s` templates; a reader wants the sentence. */
function asText(parts: readonly unknown[]): string {
  const [first, ...rest] = parts.map((part) =>
    part instanceof Error ? (part.stack ?? part.message) : String(part),
  );
  let text = first ?? '';
  for (const part of rest) text = text.includes('%s') ? text.replace('%s', () => part) : `${text} ${part}`;
  return text;
}

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      said.push(`console.${level}: ${asText(parts)}`);
    });
  }
});

afterEach((context) => {
  vi.restoreAllMocks();
  const expected = expectedPatterns((context as { story?: unknown }).story);
  const unexpected = said.filter((line) => !expected.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) {
    throw new Error(`The story is not quiet. It said:\n${unexpected.join('\n')}`);
  }
  // The shapes are the same in both themes.
  if (document.documentElement.dataset['theme'] !== 'dark') {
    const faults = [...atTwiceTheText(cutText, document.body), ...withoutFocusMark(document.body)];
    if (faults.length > 0)
      throw new Error(`At 200 % text, or by keyboard:\n${[...new Set(faults)].join('\n')}`);
  }
});
