import { ShortcutSheet, type ShortcutSheetProps } from '~/patterns';
import { SHORTCUTS } from './reviewShortcuts';

export type ReviewShortcutSheetProps = Omit<ShortcutSheetProps, 'description' | 'shortcuts'>;

/** Every shortcut of the review queue, and the switch that turns them off. */
export function ReviewShortcutSheet(props: ReviewShortcutSheetProps) {
  return (
    <ShortcutSheet
      {...props}
      description="They work on this page, outside of text fields."
      shortcuts={SHORTCUTS}
    />
  );
}
