import { useId, type ReactNode } from 'react';
import { FieldError } from '../Field/Field';
import { field, hint as hintClass } from '../Field/Field.css';
import * as css from './RadioGroup.css';

export interface RadioOption<Value extends string = string> {
  /** What the application works with. */
  value: Value;
  /** What the viewer reads. */
  label: string;
  /** What choosing it means. */
  description?: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> {
  /** The question. */
  label: string;
  /** Two to six answers, in the order shown. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, when the parent holds it. */
  value?: Value | undefined;
  /** The value chosen at first, when the control holds it. */
  defaultValue?: Value;
  /** Called with the new value. */
  onValueChange?: (value: Value) => void;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** @default false */
  disabled?: boolean;
  /** Name in a submitted form. */
  name?: string;
}

/**
 * One answer out of a few, all in sight with what they mean. For many answers use `Select`. Native buttons: the browser
 * moves between them, and forms know them.
 */
export function RadioGroup<Value extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  error,
  disabled = false,
  name,
}: RadioGroupProps<Value>) {
  const id = useId();
  const toCheckedProps = (option: Value) =>
    value === undefined ? { defaultChecked: defaultValue === option } : { checked: value === option };
  return (
    <div className={field} data-state={error ? 'invalid' : undefined}>
      <div
        className={css.group}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      >
        <span className={css.legend} id={`${id}-label`}>
          {label}
        </span>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          return (
            <div className={css.option} key={option.value}>
              <input
                type="radio"
                className={css.mark}
                id={optionId}
                name={name ?? id}
                value={option.value}
                disabled={disabled || (option.disabled ?? false)}
                aria-describedby={option.description ? `${optionId}-hint` : undefined}
                onChange={() => onValueChange?.(option.value)}
                {...toCheckedProps(option.value)}
              />
              <span className={css.words}>
                <label className={css.label} htmlFor={optionId}>
                  {option.label}
                </label>
                {option.description ? (
                  <span className={hintClass} id={`${optionId}-hint`}>
                    {option.description}
                  </span>
                ) : null}
              </span>
            </div>
          );
        })}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
