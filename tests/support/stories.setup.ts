import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { findContrastFaults } from './storyContrast';
import { runAtDoubleTextSize, findClippedText, findControlsWithoutFocusMark } from './storyGeometry';

/**
 * The console messages that a story about a failure may log: `parameters: { expectedConsole: [/could not be drawn/] }`.
 */
function getExpectedPatterns(story: unknown): readonly RegExp[] {
  const parameters = (story as { parameters?: { expectedConsole?: unknown } } | undefined)?.parameters;
  const patterns = parameters?.expectedConsole;
  return Array.isArray(patterns) ? patterns.filter((entry): entry is RegExp => entry instanceof RegExp) : [];
}

/** Runs a check in the theme in which the story was not played. */
async function runInOtherTheme(look: () => Promise<string[]>): Promise<string[]> {
  const { dataset } = document.documentElement;
  const played = dataset['theme'] ?? 'light';
  const other = played === 'dark' ? 'light' : 'dark';
  dataset['theme'] = other;
  try {
    return (await look()).map((fault) => `In the ${other} theme: ${fault}`);
  } finally {
    dataset['theme'] = played;
  }
}

/** React logs `%s` templates; this fills them in. */
function formatConsoleArguments(parts: readonly unknown[]): string {
  const [first, ...rest] = parts.map((part) =>
    part instanceof Error ? (part.stack ?? part.message) : String(part),
  );
  let text = first ?? '';
  for (const part of rest) text = text.includes('%s') ? text.replace('%s', () => part) : `${text} ${part}`;
  return text;
}

const consoleMessages: string[] = [];

// A story that is measured before its font is loaded has the widths of a fallback font. A fallback that this machine
// lacks may fail to load.
beforeAll(() => Promise.allSettled([...document.fonts].map((face) => face.load())));

beforeEach(() => {
  consoleMessages.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      consoleMessages.push(`console.${level}: ${formatConsoleArguments(parts)}`);
    });
  }
});

/**
 * Drops axe's report of a story. Only Storybook's panel reads it, and passing it on takes a tenth of the run. A violation
 * has failed the test already.
 */
function dropAxeReport(task: object): void {
  if (import.meta.env['VITEST_STORYBOOK'] === 'true') return;
  const { meta } = task as { meta: { reports?: unknown } };
  delete meta.reports;
}

afterEach(async (context) => {
  vi.restoreAllMocks();
  dropAxeReport(context.task);
  const expected = getExpectedPatterns((context as { story?: unknown }).story);
  const unexpected = consoleMessages.filter((line) => !expected.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) {
    throw new Error(`The story is not quiet. It said:\n${unexpected.join('\n')}`);
  }
  // The addon has checked the played story with all of axe's rules. In the other theme only colours differ.
  const faults = await runInOtherTheme(findContrastFaults);
  faults.push(
    ...[
      ...(await runAtDoubleTextSize(findClippedText, document.body)),
      ...findControlsWithoutFocusMark(document.body),
    ].map((fault) => `At 200 % text, or by keyboard: ${fault}`),
  );
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
});
