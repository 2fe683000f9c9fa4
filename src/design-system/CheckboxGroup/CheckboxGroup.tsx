import { useId, type ReactNode } from 'react';
import { FieldError } from '../Field/Field';
import { description as descriptionClass } from '../Field/Field.css';
import * as css from './CheckboxGroup.css';

export interface CheckboxGroupProps {
  /** The question, with how many answers it needs: 'Events, at least one'. */
  label: string;
  /** What the answers have in common. */
  description?: ReactNode;
  /** What is wrong with the choice and how to correct it. */
  error?: string | undefined;
  /** The checkboxes, in the order shown. */
  children: ReactNode;
  /**
   * No checkbox can be ticked or unticked, and a form submits none.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Several checkboxes that answer one question together. For one answer of a few use `RadioGroup`. A native fieldset, whose
 * error and description belong to the question and to none of the checkboxes.
 */
export function CheckboxGroup({ label, description, error, children, disabled = false }: CheckboxGroupProps) {
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={css.group}
      disabled={disabled}
      aria-describedby={describedBy || undefined}
      data-state={error ? 'invalid' : undefined}
    >
      <legend className={css.legend}>{label}</legend>
      {description ? (
        <p className={descriptionClass} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {/* Stands before the checkboxes, because the focus goes to the first, and a long list ends out of sight. */}
      <div className={css.error}>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      <div className={css.options}>{children}</div>
    </fieldset>
  );
}
