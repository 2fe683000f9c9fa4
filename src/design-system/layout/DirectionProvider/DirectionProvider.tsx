import { DirectionProvider as RadixDirectionProvider } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';

export interface DirectionProviderProps {
  /** The direction of the page, as in its `dir` attribute. */
  dir: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * Tells menus, lists of options and sliders the direction of the page. Set the `dir` attribute too, which everything else
 * follows.
 *
 * @public for stories, and for projects that install the package
 */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <RadixDirectionProvider dir={dir}>{children}</RadixDirectionProvider>;
}
