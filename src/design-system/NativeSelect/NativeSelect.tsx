import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldBaseProps } from '../Field/Field';
import { control } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { ChevronDownIcon } from '../Icon/icons';
import type { SelectOption } from '../Select/SelectPanel';
import { omitUndefined } from '../utilities/omitUndefined';
import { cx } from '../utilities/cx';
import * as css from './NativeSelect.css';

export interface NativeSelectProps
  extends FieldBaseProps, Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children' | 'size'> {
  /** The options, in the order shown. */
  options: readonly SelectOption[];
  /**
   * The first option, whose value is empty.
   * @default 'Choose'
   */
  placeholder?: string;
}

/**
 * One option of several, chosen with the browser's own picker. For forms on public pages, which must work without a
 * script; inside the app use `Select`.
 */
export function NativeSelect({
  options,
  placeholder = 'Choose',
  label,
  labelHidden,
  description,
  error,
  optional,
  labelEnd,
  id,
  ...rest
}: NativeSelectProps) {
  return (
    <Field
      {...omitUndefined({ labelHidden, description, optional, labelEnd })}
      label={label}
      error={error}
      id={id}
    >
      {(controlProps) => (
        <span className={css.wrap}>
          <select className={cx(control, css.select)} {...rest} {...controlProps}>
            <option value="">{placeholder}</option>
            {options.map(({ value, label: words, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {words}
              </option>
            ))}
          </select>
          <span className={css.chevron}>
            <Icon icon={ChevronDownIcon} />
          </span>
        </span>
      )}
    </Field>
  );
}
