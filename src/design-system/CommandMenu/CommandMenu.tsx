import * as Radix from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { useRef } from 'react';
import { scrim } from '../Dialog/Dialog.css';
import { Icon, type IconDrawing } from '../Icon/Icon';
import { SearchIcon } from '../Icon/icons';
import { Kbd } from '../Kbd/Kbd';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './CommandMenu.css';

export interface CommandItem {
  /** Unique among all commands. */
  id: string;
  /** What happens or where it leads. */
  label: string;
  /** Other words one might type for it. */
  keywords?: readonly string[];
  /** Stands before the words. */
  icon?: IconDrawing;
  /** Keys that do the same without the menu. */
  shortcut?: readonly string[];
  /** Called when it is chosen; the menu closes. */
  onSelect: () => void;
}

export interface CommandMenuProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` on Escape, a click outside and after a choice. */
  onOpenChange: (open: boolean) => void;
  /** Commands by kind, in the order shown. */
  groups: readonly { label: string; items: readonly CommandItem[] }[];
  /** @default 'Go to a page or do something' */
  placeholder?: string;
}

type CommandFilter = (id: string, typed: string, words?: string[]) => number;

/**
 * How well each command fits what was typed, from 0, which hides it, to 1. Other words count only where no command has
 * them in its name, so that Enter after a command's name chooses that command.
 */
function createFilter(groups: CommandMenuProps['groups']): CommandFilter {
  const names = groups.flatMap(({ items }) => items.map(({ label }) => label.toLowerCase()));
  return (_id, typed, words = []) => {
    const wanted = typed.trim().toLowerCase();
    const [name = '', ...others] = words.map((word) => word.toLowerCase());
    if (name.startsWith(wanted)) return 1;
    if (name.includes(wanted)) return 0.8;
    if (names.some((each) => each.includes(wanted))) return 0;
    const parts = [name, ...others].flatMap((text) => text.split(' '));
    return wanted.split(/\s+/).every((part) => parts.some((each) => each.startsWith(part))) ? 0.5 : 0;
  };
}

/** Everything one can do or go to, found by typing. It adds to the visible ways and replaces none. */
export function CommandMenu({
  open,
  onOpenChange,
  groups,
  placeholder = 'Go to a page or do something',
}: CommandMenuProps) {
  const openerRef = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={css.content}
          onOpenAutoFocus={() => {
            openerRef.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
          }}
        >
          <Radix.Title asChild>
            <VisuallyHidden as="h2">Commands</VisuallyHidden>
          </Radix.Title>
          <Radix.Description asChild>
            <VisuallyHidden>Type to search, arrow keys to move, Enter to choose.</VisuallyHidden>
          </Radix.Description>
          <Command label="Commands" loop filter={createFilter(groups)}>
            <div className={css.search}>
              <Icon icon={SearchIcon} />
              <Command.Input className={css.input} placeholder={placeholder} />
              <Kbd>Esc</Kbd>
            </div>
            <Command.List className={css.list} label="Commands">
              {groups.map((group) => (
                <Command.Group key={group.label} heading={group.label}>
                  {group.items.map((item) => (
                    <Command.Item
                      className={css.item}
                      key={item.id}
                      value={item.id}
                      keywords={[item.label, ...(item.keywords ?? [])]}
                      onSelect={() => {
                        onOpenChange(false);
                        item.onSelect();
                      }}
                    >
                      {item.icon ? <Icon icon={item.icon} /> : null}
                      {item.label}
                      {item.shortcut ? (
                        <span className={css.itemEnd}>
                          {item.shortcut.map((key) => (
                            <Kbd key={key}>{key}</Kbd>
                          ))}
                        </span>
                      ) : null}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            {/* Outside the list: a listbox may hold options only. */}
            <Command.Empty className={css.empty}>No command matches</Command.Empty>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
