import * as Radix from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { useRef } from 'react';
import { scrim } from '../Dialog/Dialog.css';
import { Button } from '../Button/Button';
import { Icon, type IconDrawing } from '../Icon/Icon';
import { SearchIcon } from '../Icon/icons';
import { useI18n, useTranslation } from '../I18n/i18nContext';
import { Kbd } from '../Kbd/Kbd';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './CommandMenu.css';

export interface CommandItem {
  /** Unique among all commands. */
  id: string;
  /** What the command does or which page it opens. */
  label: string;
  /** Other words that find the command. */
  keywords?: readonly string[] | undefined;
  /** Stands before the label. */
  icon?: IconDrawing | undefined;
  /** Keys that run the command without the menu. */
  shortcut?: readonly string[] | undefined;
  /** Called when the visitor chooses it; the menu closes. */
  onSelect: () => void;
}

/** Commands of one kind, below their heading. */
export interface CommandGroup {
  label: string;
  items: readonly CommandItem[];
}

export interface CommandMenuProps {
  /** Whether the menu is shown. */
  open: boolean;
  /** Called with `false` on Escape, a click outside and after a choice. */
  onOpenChange: (open: boolean) => void;
  /** Commands by kind, in the order shown. */
  groups: readonly CommandGroup[];
  /** Called with the text in the search field whenever it changes, for a caller that searches further. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** What the caller found for the text, whatever its labels are; shown below the commands that match. */
  results?: CommandGroup | undefined;
  /** Whether the caller is still searching. @default false */
  loading?: boolean | undefined;
  /** What the menu says meanwhile. @default 'Searching...' */
  loadingText?: string | undefined;
  /** What the menu says when nothing is found. @default 'No command matches' */
  emptyText?: string | undefined;
  /** Says in the empty field what can be found. @default 'Go to a page or do something' */
  placeholder?: string | undefined;
}

/** The score of what the caller found: below that of every command that matches, so that Enter runs the command. */
const RESULT_SCORE = 0.1;

type CommandFilter = (id: string, typed: string, words?: string[]) => number;

/**
 * Scores how well a command matches the typed text, from 0 (hidden) to 1. Keywords count only while no command's label
 * contains the text, so that Enter after a typed label runs its command.
 */
function createFilter(
  groups: readonly CommandGroup[],
  results: CommandGroup | undefined,
  locale: string,
): CommandFilter {
  const resultIds = new Set(results?.items.map(({ id }) => id));
  const labels = groups.flatMap(({ items }) => items.map(({ label }) => label.toLocaleLowerCase(locale)));
  return (id, typed, words = []) => {
    if (resultIds.has(id)) return RESULT_SCORE;
    const query = typed.trim().toLocaleLowerCase(locale);
    const [label = '', ...keywords] = words.map((word) => word.toLocaleLowerCase(locale));
    if (label.startsWith(query)) return 1;
    if (label.includes(query)) return 0.8;
    if (labels.some((other) => other.includes(query))) return 0;
    const searchWords = [label, ...keywords].flatMap((text) => text.split(' '));
    const isFound = (part: string) => searchWords.some((word) => word.startsWith(part));
    return query.split(/\s+/).every(isFound) ? 0.5 : 0;
  };
}

/** Finds commands and pages by typing. Every command also has a visible control elsewhere. */
export function CommandMenu({
  open,
  onOpenChange,
  groups,
  onSearchChange,
  results,
  loading = false,
  loadingText,
  emptyText,
  placeholder,
}: CommandMenuProps) {
  const translate = useTranslation('CommandMenu');
  const locale = useI18n()?.locale ?? 'en';
  const title = translate('title', 'Commands');
  const openerRef = useRef<Element | null>(null);
  const shownGroups = results && results.items.length > 0 ? [...groups, results] : groups;
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
            <VisuallyHidden as="h2">{title}</VisuallyHidden>
          </Radix.Title>
          <Radix.Description asChild>
            <VisuallyHidden>
              {translate('description', 'Type to search, arrow keys to move, Enter to choose.')}
            </VisuallyHidden>
          </Radix.Description>
          <Command label={title} loop filter={createFilter(groups, results, locale)}>
            <div className={css.search}>
              <Icon icon={SearchIcon} />
              <Command.Input
                className={css.input}
                placeholder={placeholder ?? translate('placeholder', 'Go to a page or do something')}
                {...(onSearchChange && { onValueChange: onSearchChange })}
              />
              <Kbd keyboardOnly>{translate('escape', 'Esc')}</Kbd>
              <span className={css.touchOnly}>
                <Radix.Close asChild>
                  <Button variant="ghost" size="compact">
                    {translate('close', 'Close')}
                  </Button>
                </Radix.Close>
              </span>
            </div>
            <Command.List className={css.list} label={title}>
              {shownGroups.map((group) => (
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
                            <Kbd key={key} keyboardOnly>
                              {key}
                            </Kbd>
                          ))}
                        </span>
                      ) : null}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            {/* The sentences stand outside the list, because a listbox may contain only options. */}
            {loading ? null : (
              <Command.Empty className={css.empty}>
                {emptyText ?? translate('empty', 'No command matches')}
              </Command.Empty>
            )}
            <div role="status" className={loading ? css.loading : undefined}>
              {loading ? (loadingText ?? translate('loading', 'Searching...')) : ''}
            </div>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
