import { Button, KeyboardIcon } from '~/design-system';
import * as css from './ShortcutsButton.css';

export interface ShortcutsButtonProps {
  onClick: () => void;
  /** Whether single-key shortcuts are on, so that "?" does the same. */
  enabled: boolean;
}

/** Opens the list of a screen's shortcuts. Hidden on a touch screen, because it seldom has a keyboard. */
export function ShortcutsButton({ onClick, enabled }: ShortcutsButtonProps) {
  return (
    <span className={css.withKeyboard}>
      <Button icon={KeyboardIcon} onClick={onClick} aria-keyshortcuts={enabled ? '?' : undefined}>
        Shortcuts
      </Button>
    </span>
  );
}
