import { useState, type ComponentPropsWithRef } from 'react';
import { Field, type FieldBaseProps } from '../Field/Field';
import { control } from '../Field/Field.css';
import { splitFieldProps } from '../Field/splitFieldProps';
import { useTranslation } from '../I18n/i18nContext';
import { cx } from '../utilities/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './PasswordField.css';

export interface PasswordFieldProps
  extends FieldBaseProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type'> {
  /** Whether password managers fill the current password in or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that a button shows and hides. Takes the attributes of an `input` too, such as `value` and `onChange`. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, { disabled, ...rest }] = splitFieldProps(props);
  const [isShown, setShown] = useState(false);
  const translate = useTranslation('PasswordField');
  const [text, name] = isShown
    ? [translate('hide', 'Hide'), translate('hideField', (label) => `Hide ${label.toLowerCase()}`)]
    : [translate('show', 'Show'), translate('showField', (label) => `Show ${label.toLowerCase()}`)];
  return (
    <Field {...field}>
      {(controlProps) => (
        <span className={css.wrap}>
          <input
            className={cx(control, css.input)}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            disabled={disabled}
            {...rest}
            {...controlProps}
          />
          <button
            className={css.toggle}
            type="button"
            disabled={disabled}
            aria-controls={controlProps.id}
            onClick={() => setShown((before) => !before)}
          >
            {/* With an `aria-label`, a test that looks for the field by its label would find this button too. */}
            <span aria-hidden="true">{text}</span>
            <VisuallyHidden>{name(field.label)}</VisuallyHidden>
          </button>
        </span>
      )}
    </Field>
  );
}
