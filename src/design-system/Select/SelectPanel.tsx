import * as RadixSelect from '@radix-ui/react-select';
import { getNonce } from 'get-nonce';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../Icon/Icon';
import { CheckIcon } from '../Icon/icons';
import * as overlay from '../overlay/overlay.css';
import { cx } from '../utilities/cx';
import { findByBeginning } from './findByBeginning';
import * as css from './Select.css';

/** The longest pause within a word, as in the lists of browsers. */
const WORD_PAUSE_MS = 1000;

export interface SelectOption<Value extends string = string> {
  /** The value that the application gets. Not empty. */
  value: Value;
  /** The text that the visitor reads. */
  label: string;
  /**
   * The option is shown, but can't be chosen; keys skip it.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface SelectPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** Id of the list. */
  id: string;
  labelId: string;
  options: readonly SelectOption[];
  /** The chosen value; undefined for none. */
  value: string | undefined;
  onValueChange: (value: string) => void;
}

/** The list of options, loaded when the visitor first points at or focuses a select. */
export function SelectPanel({
  open,
  onOpenChange,
  triggerRef,
  id,
  labelId,
  options,
  value,
  onValueChange,
}: SelectPanelProps) {
  const typed = useRef({ word: '', timeMs: 0 });

  /** Moves to the option that begins with the letters typed in a row: the search of Radix finds no letter by its base. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, timeStamp: timeMs } = event;
    const before = timeMs - typed.current.timeMs < WORD_PAUSE_MS ? typed.current.word : '';
    // The same letter again leads to the next option.
    const word = before === key ? key : before + key;
    if (key.length > 1 || word === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    typed.current = { word, timeMs };
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const focused = items.findIndex((item) => item === document.activeElement);
    const match = findByBeginning(options, options[focused]?.value, word);
    if (match === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    items[options.findIndex((option) => option.value === match)]?.focus();
  }

  return (
    <RadixSelect.Root
      open={open}
      onOpenChange={onOpenChange}
      value={value ?? ''}
      onValueChange={onValueChange}
    >
      {/* The visible trigger stays outside, so that it keeps its focus when this panel loads. */}
      <RadixSelect.Trigger asChild>
        <span className={css.hiddenTrigger} aria-hidden="true" />
      </RadixSelect.Trigger>
      {open ? (
        <RadixSelect.Portal>
          <div className={css.pointerShield} />
        </RadixSelect.Portal>
      ) : null}
      <RadixSelect.Portal>
        <RadixSelect.Content
          className={cx(overlay.panel, css.list)}
          id={id}
          aria-labelledby={labelId}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          onKeyDownCapture={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            typed.current.word = '';
            triggerRef.current?.focus({ preventScroll: true });
          }}
        >
          <RadixSelect.Viewport nonce={getNonce()}>
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={cx(overlay.item, overlay.itemWithIndicator)}
              >
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator className={overlay.itemIndicator}>
                  <Icon icon={CheckIcon} />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
