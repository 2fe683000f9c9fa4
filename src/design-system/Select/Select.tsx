import * as RadixSelect from '@radix-ui/react-select';
import type { Ref } from 'react';
import { Field, type FieldLook } from '../Field/Field';
import { control } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { CheckIcon, ChevronDownIcon } from '../Icon/icons';
import * as overlay from '../overlay/overlay.css';
import { compact } from '../utilities/compact';
import { cx } from '../utilities/cx';
import * as css from './Select.css';

export interface SelectOption<Value extends string = string> {
  /** What the application works with. Not empty. */
  value: Value;
  /** What the viewer reads. */
  label: string;
  /** @default false */
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends FieldLook {
  /** The choices, in the order shown. Three or more; for two use `RadioGroup` or `Checkbox`. */
  options: readonly SelectOption<Value>[];
  /** The chosen value, when the parent holds it. */
  value?: Value | undefined;
  /** The value chosen at first, when the control holds it. */
  defaultValue?: Value;
  /** Called with the new value. */
  onValueChange?: (value: Value) => void;
  /** Called when focus leaves it: `field.onBlur` of a `Controller`. */
  onBlur?: () => void;
  /** Shown until something is chosen. */
  placeholder?: string;
  /** @default false */
  disabled?: boolean;
  /** Name in a submitted form. */
  name?: string;
  /** Id of the button, when it must be known outside. */
  id?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One choice out of several in little room. Not for actions: that is `DropdownMenu`. */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  placeholder = 'Choose',
  disabled = false,
  name,
  id,
  ref,
  label,
  labelHidden,
  hint,
  error,
  optional,
  labelEnd,
}: SelectProps<Value>) {
  return (
    <Field {...compact({ labelHidden, hint, optional, labelEnd })} label={label} error={error} id={id}>
      {(controlProps) => (
        <RadixSelect.Root
          {...compact({ value, defaultValue, name })}
          disabled={disabled}
          /* Radix knows strings only; every value it hands back is one of the options'. */
          onValueChange={(next) => onValueChange?.(next as Value)}
        >
          <RadixSelect.Trigger
            className={cx(control, css.trigger)}
            {...controlProps}
            {...compact({ ref, onBlur })}
          >
            <span className={css.value}>
              <RadixSelect.Value placeholder={placeholder} />
            </span>
            <span className={css.chevron}>
              <Icon icon={ChevronDownIcon} />
            </span>
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <RadixSelect.Content
              className={cx(overlay.panel, css.list)}
              position="popper"
              sideOffset={4}
              collisionPadding={8}
            >
              <RadixSelect.Viewport>
                {options.map((option) => (
                  <RadixSelect.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={cx(overlay.item, overlay.markable)}
                  >
                    <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                    <RadixSelect.ItemIndicator className={overlay.mark}>
                      <Icon icon={CheckIcon} />
                    </RadixSelect.ItemIndicator>
                  </RadixSelect.Item>
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      )}
    </Field>
  );
}
