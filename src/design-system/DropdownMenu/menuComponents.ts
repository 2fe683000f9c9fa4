import type * as Radix from '@radix-ui/react-dropdown-menu';
import { createContext, use } from 'react';

/** Radix's menu components, provided by the lazily loaded panel to the items inside it. */
export const MenuComponentsContext = createContext<typeof Radix | null>(null);

/** @throws when a menu item stands outside a `DropdownMenu`. */
export function useMenuComponents(): typeof Radix {
  const components = use(MenuComponentsContext);
  if (!components) throw new Error('Parts of a menu stand inside DropdownMenu.');
  return components;
}
