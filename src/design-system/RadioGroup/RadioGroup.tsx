import { useId, type ReactNode } from 'react';
import { FieldError } from '../Field/Field';
import * as choice from '../Field/choice.css';
import { field, description as descriptionClass } from '../Field/Field.css';
import * as css from './RadioGroup.css';

export interface RadioOption<Value extends string = string> {
  /** The value that the application gets. */
  value: Value;
  /** The text that the visitor reads. */
  label: string;
  /** What the option does. */
  description?: ReactNode;
  /**
   * The option is shown, but can't be chosen; keys skip it.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> {
  /** The question. */
  label: string;
  /** What the answers have in common. */
  description?: ReactNode;
  /** Two to six answers, in the order shown. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, when the parent controls it. */
  value?: Value | undefined;
  /** The value chosen at first, when the component controls it. */
  defaultValue?: Value | undefined;
  /** Called with the new value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
  /**
   * No option can be chosen, and a form submits no value.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
}

/**
 * One option of a few, all visible with their descriptions. For many options use `Select`. Native radio buttons, so that
 * the browser handles arrow keys and form submission.
 */
export function RadioGroup<Value extends string = string>({
  label,
  description,
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
  const describedBy = [description ? `${id}-description` : '', error ? `${id}-error` : '']
    .filter((each) => each !== '')
    .join(' ');
  return (
    <div className={field} data-state={error ? 'invalid' : undefined}>
      <div
        className={css.group}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        aria-invalid={error ? true : undefined}
      >
        <span className={css.heading}>
          <span className={css.legend} id={`${id}-label`}>
            {label}
          </span>
          {description ? (
            <span className={descriptionClass} id={`${id}-description`}>
              {description}
            </span>
          ) : null}
        </span>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          return (
            <div className={choice.row} key={option.value}>
              <input
                type="radio"
                className={css.radio}
                id={optionId}
                name={name ?? id}
                value={option.value}
                disabled={disabled || (option.disabled ?? false)}
                aria-describedby={option.description ? `${optionId}-description` : undefined}
                onChange={() => onValueChange?.(option.value)}
                {...toCheckedProps(option.value)}
              />
              <span className={choice.texts}>
                <label className={css.label} htmlFor={optionId}>
                  {option.label}
                </label>
                {option.description ? (
                  <span className={descriptionClass} id={`${optionId}-description`}>
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
