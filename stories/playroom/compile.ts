import { parse } from '@babel/parser';
import { transform } from 'sucrase';

/** What is wrong with a composition. */
export interface Fault {
  message: string;
  /** Whether the composition is drawn all the same. @default false */
  isDrawn?: boolean;
  /** Line of the composition, from 1; undefined when it is unknown. */
  line?: number | undefined;
}

export type Compiled = { code: string; fault?: undefined } | { code?: undefined; fault: Fault };

/** Elements without `return`, after comments. */
const BARE_ELEMENTS = /^\s*(?:\{\/\*[\s\S]*?\*\/\}\s*|\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*</;

/** The parser ends a message with the place, and has it as `loc` too. */
function toFault(error: unknown, source: string): Fault {
  if (!(error instanceof Error)) return { message: String(error) };
  const { line } = (error as { loc?: { line?: number } }).loc ?? {};
  const message = error.message.replace(/ \(\d+:\d+\)$/, '');
  // What is missing at the end is missed on the line after it.
  return { message, line: line && Math.min(line, source.trimEnd().split('\n').length) };
}

const keepLines = (text: string): string => text.replaceAll(/[^\n]/g, '');

/**
 * Makes a composition of a module, such as an example of the catalogue: everything that it imports is in scope, and its
 * last component is what the playroom draws.
 */
function readModule(source: string): string {
  const body = source.replaceAll(/^import [^;]*;/gm, keepLines).replaceAll(/^export (?:default )?/gm, '');
  if (body === source || /^return\b/m.test(body)) return body;
  const component = [...body.matchAll(/^(?:const|function) ([A-Z]\w*)/gm)].at(-1)?.[1];
  return component === undefined ? body : `${body}\nreturn <${component} />;`;
}

/**
 * Turns a composition into JavaScript whose lines are those of the composition. It is what a component returns: elements,
 * or statements that end with `return`, hooks among them. It may also be a module.
 */
export function compile(source: string): Compiled {
  const body = BARE_ELEMENTS.test(source) ? `return (<>${source}\n</>);` : readModule(source);
  const text = `function Composition() {${body}\n}`;
  try {
    // Sucrase is fast and small because it takes most code for right.
    parse(text, { plugins: ['jsx', 'typescript'] });
    const { code } = transform(text, {
      transforms: ['typescript', 'jsx'],
      jsxPragma: 'createElement',
      jsxFragmentPragma: 'Fragment',
      production: true,
      disableESTransforms: true,
    });
    return { code };
  } catch (error) {
    return { fault: toFault(error, source) };
  }
}
