import {
  createContext,
  createElement,
  Fragment,
  Suspense,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useTransition,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import * as fixtures from './fixtures';
import * as parts from './parts';

/** `createElement` with a message about what is no component; that of React's production build is only a number. */
function createKnownElement(
  type: ElementType | null | undefined,
  props: Record<string, unknown> | null,
  ...children: ReactNode[]
): ReactElement {
  if (type === undefined || type === null) throw new Error('This element is no component of the catalogue.');
  return createElement(type, props, ...children);
}

// A stack of React's has the names of functions, which the build has shortened.
for (const [name, part] of Object.entries(parts))
  if (typeof part === 'function') Object.defineProperty(part, 'name', { value: name });

/** What compositions may name: the parts, React with its hooks, and the stories' fixtures. */
export const scope: Readonly<Record<string, unknown>> = {
  createContext,
  Fragment,
  Suspense,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useTransition,
  ...parts,
  createElement: createKnownElement,
  fixtures,
};
