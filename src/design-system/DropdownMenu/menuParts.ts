import type * as Radix from '@radix-ui/react-dropdown-menu';
import { createContext, use } from 'react';

/** The library's parts, which arrive with the panel: items only exist inside an open menu. */
export const MenuPartsContext = createContext<typeof Radix | null>(null);

/** @throws when a menu's part stands outside a `DropdownMenu`. */
export function useMenuParts(): typeof Radix {
  const parts = use(MenuPartsContext);
  if (!parts) throw new Error('Parts of a menu stand inside DropdownMenu.');
  return parts;
}
