import { ShortcutSheet, type ShortcutEntry } from '~/patterns';
import { NAV_ITEMS } from '../navigation';
import { appPaths } from '../../contract/appPaths';
import { ROUTE_SHORTCUTS } from './shellShortcuts';

export interface ShortcutHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

const ROUTE_NAMES = new Map<string, string>([
  ...NAV_ITEMS.map(({ href, label }) => [href, label] as const),
  [appPaths.subscription, 'Subscription'],
]);

const SHORTCUTS: readonly ShortcutEntry[] = [
  { keys: ['Ctrl', 'K'], meaning: 'Find a page or an action (⌘ K on a Mac)' },
  { keys: ['['], meaning: 'Show or hide the sidebar' },
  ...Object.entries(ROUTE_SHORTCUTS).map(([letter, path]) => ({
    keys: ['G', letter.toUpperCase()],
    meaning: `Go to ${ROUTE_NAMES.get(path) ?? path}`,
  })),
  { keys: ['J', 'K'], meaning: 'At an open message of the logs: the next and the previous one' },
  { keys: ['?'], meaning: 'Show this sheet' },
];

/** The sheet with the shell's shortcuts. */
export function ShortcutHelp(props: ShortcutHelpProps) {
  return (
    <ShortcutSheet
      {...props}
      description="They work on every page, outside of text fields; the way to a page also from an open row. The review queue has more of its own."
      shortcuts={SHORTCUTS}
    />
  );
}
