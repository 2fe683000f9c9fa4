import { Icon, Kbd, SearchIcon, VisuallyHidden } from '~/design-system';
import * as css from './CommandTrigger.css';

export interface CommandTriggerProps {
  /** Opens the command menu. */
  onOpen: () => void;
  /** Called on hover and focus, to fetch the menu's code. */
  onIntent?: () => void;
}

/** Opens the command menu and shows its shortcut. */
export function CommandTrigger({ onOpen, onIntent }: CommandTriggerProps) {
  return (
    <button
      className={css.trigger}
      type="button"
      title="Find a page or an action"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon icon={SearchIcon} />
      <VisuallyHidden>Find a page or an action</VisuallyHidden>
      <span className={css.words} aria-hidden="true">
        Find
        <span className={css.keys}>
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
      </span>
    </button>
  );
}
