/** The owner's own description of a chat line's body, for a chat plugin whose lines the parser does not know. */
export interface ChatFormat {
  /** Finds the groups `name` and `text`. */
  pattern: RegExp;
  /** Where such lines are said, such as `party`; undefined for public chat. */
  channel: string | undefined;
}

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  name: String.raw`(?<name>[^\s<>:]{1,40})`,
  text: '(?<text>.*)',
  any: '.{0,64}?',
};

/** @throws {Error} in a sentence, when the text describes no line */
function compilePattern(format: string): RegExp {
  if (format.includes('(?<name>') && format.includes('(?<text>')) return new RegExp(format, 'su');
  const parts = format.split(/\{(\w+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  const unknown = names.find((name) => !(name in PLACEHOLDERS));
  if (unknown !== undefined)
    throw new Error(`{${unknown}} is no part of a chat format; there are {name}, {text} and {any}.`);
  for (const needed of ['name', 'text']) {
    if (names.filter((name) => name === needed).length !== 1) {
      throw new Error(
        `A chat format needs {${needed}} once, such as "[G] {name} > {text}", or is a regular expression with the ` +
          'groups (?<name>…) and (?<text>…).',
      );
    }
  }
  const source = parts.map((part, index) =>
    index % 2 === 1 ? (PLACEHOLDERS[part] ?? '') : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
  );
  return new RegExp(`^${source.join('')}$`, 'su');
}

/**
 * Compiles a template such as `[G] {name} > {text}`, or a regular expression with the groups `name` and `text`. It is
 * compared with the line after its header, without colours. `{any}` stands for up to 64 characters, such as a rank.
 *
 * @throws {Error} in a sentence, when the text describes no line
 */
export function compileChatFormat(format: string, channel?: string): ChatFormat {
  return { pattern: compilePattern(format), channel };
}
