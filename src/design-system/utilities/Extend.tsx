import { cloneElement, isValidElement, type ReactElement, type RefObject } from 'react';

const isHandler = (name: string) => /^on[A-Z]/.test(name);

type Call = (...words: unknown[]) => unknown;

interface ExtendProps {
  /** The one element that gets the other properties. */
  children: ReactElement;
  ref?: RefObject<unknown>;
  [name: string]: unknown;
}

/**
 * Gives its child more properties. The child's own ones win; of two handlers the child's runs first. Does what Radix'
 * Slot does for one known element, at a tenth of the weight: triggers of overlays are in every first load.
 */
export function Extend({ children, ...added }: ExtendProps) {
  if (!isValidElement<Record<string, unknown>>(children)) return children;
  const own = children.props;
  const merged: Record<string, unknown> = { ...added, ...own };
  for (const [name, ours] of Object.entries(added)) {
    const theirs = own[name];
    if (!isHandler(name) || typeof ours !== 'function' || typeof theirs !== 'function') continue;
    merged[name] = (...words: unknown[]) => {
      (theirs as Call)(...words);
      (ours as Call)(...words);
    };
  }
  return cloneElement(children, merged);
}
