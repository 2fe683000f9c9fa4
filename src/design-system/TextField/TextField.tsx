import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldBaseProps } from '../Field/Field';
import { control } from '../Field/Field.css';
import { splitFieldProps } from '../Field/splitFieldProps';
import { Icon, type IconDrawing } from '../Icon/Icon';
import { cx } from '../utilities/cx';
import * as css from './TextField.css';

export interface TextFieldProps
  extends FieldBaseProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type'> {
  /**
   * Sets the on-screen keyboard and the browser's own validation.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'search' | 'url' | 'tel' | 'number' | 'date' | 'datetime-local' | undefined;
  /** Stands inside the field at its start and repeats the label's meaning. */
  icon?: IconDrawing | undefined;
  /**
   * `mono` for keys and uuids.
   * @default 'text'
   */
  font?: 'text' | 'mono' | undefined;
}

/**
 * One line of text. For a secret use `PasswordField`, for several lines `TextArea`. Takes the attributes of an `input`
 * too, such as `value`, `onChange` and `placeholder`.
 */
export function TextField(props: TextFieldProps) {
  const [field, { icon, font = 'text', type = 'text', ...rest }] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(controlProps) => (
        <span className={css.wrap}>
          {icon ? (
            <span className={css.icon}>
              <Icon icon={icon} />
            </span>
          ) : null}
          <input
            className={cx(control, icon && css.withIcon, font === 'mono' && css.mono)}
            type={type}
            {...rest}
            {...controlProps}
          />
        </span>
      )}
    </Field>
  );
}
