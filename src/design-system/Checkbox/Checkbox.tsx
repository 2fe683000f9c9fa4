import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from '../Field/Field';
import * as choice from '../Field/choice.css';
import { description as descriptionClass } from '../Field/Field.css';
import * as css from './Checkbox.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'children'
> {
  /** What the visitor agrees to or switches on. May contain links. */
  label: ReactNode;
  /** What ticking it means. */
  description?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
}

/**
 * A yes or no that takes effect when the form is sent. For a choice that takes effect at once use `Switch`.
 *
 * A native checkbox, which needs no script and keeps the sign-in page within its budget. Takes the attributes of an `input`
 * too, such as `checked` and `onChange`.
 */
export function Checkbox({ label, description, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [error && `${controlId}-error`, description && `${controlId}-description`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={css.field} data-state={error ? 'invalid' : undefined}>
      <div className={choice.row}>
        <input
          className={css.box}
          type="checkbox"
          id={controlId}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span className={css.texts}>
          <label className={css.label} htmlFor={controlId}>
            {label}
          </label>
          {description ? (
            <span className={descriptionClass} id={`${controlId}-description`}>
              {description}
            </span>
          ) : null}
        </span>
      </div>
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  );
}
