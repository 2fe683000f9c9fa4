import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Field, type FieldBaseProps } from '../Field/Field';
import { control as controlClass } from '../Field/Field.css';
import { splitFieldProps } from '../Field/splitFieldProps';
import { useTranslation } from '../I18n/i18nContext';
import { Icon } from '../Icon/Icon';
import { ChevronDownIcon } from '../Icon/icons';
import { lazyWithPreload } from '../utilities/lazyWithPreload';
import { useWasOpened } from '../utilities/useWasOpened';
import { cx } from '../utilities/cx';
import * as css from './Select.css';
import { findByBeginning } from './findByBeginning';
import type { SelectOption } from './SelectPanel';

const SelectPanel = lazyWithPreload(() => import('./SelectPanel').then((module) => module.SelectPanel));

export interface SelectProps<Value extends string = string> extends FieldBaseProps {
  /** The options, in the order shown. Three or more; for two use `RadioGroup` or `Checkbox`. */
  options: readonly SelectOption<Value>[];
  /** The chosen value, when the parent controls it. */
  value?: Value | undefined;
  /** The value chosen at first, when the component controls it. */
  defaultValue?: Value | undefined;
  /** Called with the new value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown until the visitor chooses an option. */
  placeholder?: string | undefined;
  /**
   * The visitor can neither focus nor open it; the chosen value stays in sight.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** Ids of elements outside the field that describe the control too. */
  'aria-describedby'?: string | undefined;
}

/**
 * One option of several, in little space. For actions use `DropdownMenu`. It is as wide as its column, and in an `Inline` as
 * its longest option.
 */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const [field, control] = splitFieldProps(props);
  const { options, value, defaultValue, onValueChange, placeholder, disabled = false, name } = control;
  const translate = useTranslation('Select');
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const selectedValue = value ?? uncontrolledValue;
  const selectedLabel = options.find((option) => option.value === selectedValue)?.label;
  const shownLabel = selectedLabel ?? placeholder ?? translate('placeholder', 'Choose');
  const longestLabel = options.reduce(
    (longest, { label }) => (label.length > longest.length ? label : longest),
    shownLabel,
  );

  function changeValue(next: Value) {
    setUncontrolledValue(next);
    onValueChange?.(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
    } else if (
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const match = findByBeginning(options, selectedValue, event.key);
      if (match !== undefined && match !== selectedValue) changeValue(match);
    }
  }

  return (
    <Field {...field}>
      {(controlProps) => (
        <span className={css.root}>
          <button
            ref={triggerRef}
            type="button"
            role="combobox"
            className={cx(controlClass, css.trigger)}
            aria-autocomplete="none"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={listId}
            data-state={open ? 'open' : 'closed'}
            data-placeholder={selectedLabel === undefined ? '' : undefined}
            disabled={disabled}
            onPointerEnter={SelectPanel.preload}
            onFocus={SelectPanel.preload}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            {...controlProps}
          >
            <span className={css.value} data-longest={longestLabel}>
              {shownLabel}
            </span>
            <span className={css.chevron}>
              <Icon icon={ChevronDownIcon} />
            </span>
          </button>
          {name && selectedValue ? (
            <input type="hidden" name={name} value={selectedValue} disabled={disabled} />
          ) : null}
          {wasOpened ? (
            <Suspense fallback={null}>
              <SelectPanel
                open={open}
                onOpenChange={setOpen}
                triggerRef={triggerRef}
                id={listId}
                labelId={`${controlProps.id}-label`}
                options={options}
                value={selectedValue}
                /* Radix types values as strings, but returns only those of the options. */
                onValueChange={(next) => changeValue(next as Value)}
              />
            </Suspense>
          ) : null}
        </span>
      )}
    </Field>
  );
}
