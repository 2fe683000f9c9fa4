import { Icon, Kbd, SearchIcon, VisuallyHidden } from '~/design-system';
import * as css from './CommandTrigger.css';

export interface CommandTriggerProps {
  /** Called when the command menu is asked for. */
  onOpen: () => void;
  /** Called when it seems about to be asked for, so that its code can be fetched. */
  onIntent?: () => void;
}

/** Opens the command menu, and says by which keys it opens as well. */
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
