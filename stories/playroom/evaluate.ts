import type { ComponentType, ReactNode } from 'react';
import type { Fault } from './compile';
import { scope } from './scope';

const FILE = 'composition.tsx';
const PLACE = new RegExp(`${FILE.replace('.', String.raw`\.`)}:(\\d+)`);

function createFunction(names: readonly string[], body: string): (...values: unknown[]) => unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- Running what the reader writes is the page's purpose.
  return new Function(...names, `${body}\n//# sourceURL=${FILE}`) as (...values: unknown[]) => unknown;
}

const readLine = ({ stack }: Error): number => Number(PLACE.exec(stack ?? '')?.[1]);

/** Browsers count the lines of a function's head, and not all alike. */
function countHeadLines(): number {
  try {
    createFunction(['one', 'other'], 'throw new Error();')();
  } catch (error) {
    if (error instanceof Error) return readLine(error) - 1;
  }
  return 0;
}

const headLines = countHeadLines();

/** Makes a component of compiled code. */
export function evaluate(code: string): { Composition?: ComponentType; fault?: Fault } {
  try {
    const create = createFunction(Object.keys(scope), `"use strict";${code}\nreturn Composition;`);
    const draw = create(...Object.values(scope)) as () => ReactNode;
    return {
      Composition: function Composition() {
        const drawn = draw();
        if (drawn === undefined) throw new Error('The composition returns nothing.');
        return drawn;
      },
    };
  } catch (error) {
    return { fault: { message: String(error) } };
  }
}

/** The first line that uses the innermost component of a stack of React's. */
function findLineOfComponent(stack: string, source: string): number | undefined {
  const lines = source.split('\n');
  const found = [...stack.matchAll(/^\s*(?:at )?([A-Z]\w*)/gm)]
    .map(([, name = '']) => lines.findIndex((line) => new RegExp(`<${name}\\b`).test(line)))
    .find((index) => index >= 0);
  return found === undefined ? undefined : found + 1;
}

/**
 * Says what went wrong while a composition was drawn.
 *
 * @param componentStack the components around the failure, innermost first, as React gives them
 */
export function describeFault(error: unknown, source: string, componentStack = ''): Fault {
  const message = String(error);
  const line = error instanceof Error ? readLine(error) - headLines : Number.NaN;
  return { message, line: Number.isNaN(line) ? findLineOfComponent(componentStack, source) : line };
}
