import type * as Radix from '@radix-ui/react-dropdown-menu';
import { createContext, use } from 'react';

/** Radix's menu components, provided by the lazily loaded panel to the items inside it. */
export const MenuPartsContext = createContext<typeof Radix | null>(null);

/** @throws when a menu item stands outside a `DropdownMenu`. */
export function useMenuParts(): typeof Radix {
  const parts = use(MenuPartsContext);
  if (!parts) throw new Error('Parts of a menu stand inside DropdownMenu.');
  return parts;
}
