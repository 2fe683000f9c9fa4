import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldBaseProps } from '../Field/Field';
import { control } from '../Field/Field.css';
import { splitFieldProps } from '../Field/splitFieldProps';
import { useTranslation } from '../I18n/i18nContext';
import { Icon } from '../Icon/Icon';
import { ChevronDownIcon } from '../Icon/icons';
import type { SelectOption } from '../Select/SelectPanel';
import { cx } from '../utilities/cx';
import * as css from './NativeSelect.css';

export interface NativeSelectProps
  extends FieldBaseProps, Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children' | 'size'> {
  /** The options, in the order shown. */
  options: readonly SelectOption[];
  /**
   * The first option, whose value is empty; null for none, where an option is always chosen.
   * @default 'Choose'
   */
  placeholder?: string | null | undefined;
}

/**
 * One option of several, chosen with the browser's own picker. For forms on public pages, which must work without a
 * script; inside the app use `Select`. Takes the attributes of a `select` too, such as `value` and `onChange`.
 */
export function NativeSelect(props: NativeSelectProps) {
  const [field, { options, placeholder, ...rest }] = splitFieldProps(props);
  const translate = useTranslation('NativeSelect');
  return (
    <Field {...field}>
      {(controlProps) => (
        <span className={css.wrap}>
          <select className={cx(control, css.select)} {...rest} {...controlProps}>
            {placeholder === null ? null : (
              <option value="">{placeholder ?? translate('placeholder', 'Choose')}</option>
            )}
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
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
