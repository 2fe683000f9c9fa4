import { ShortcutSheet as Sheet, type ShortcutSheetProps as SheetProps } from '~/patterns';
import { SHORTCUTS } from './reviewShortcuts';

export type ShortcutSheetProps = Omit<SheetProps, 'description' | 'shortcuts'>;

/** Every shortcut of the review queue, and the switch that turns them off. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  return (
    <Sheet {...props} description="They work on this page, outside of text fields." shortcuts={SHORTCUTS} />
  );
}
