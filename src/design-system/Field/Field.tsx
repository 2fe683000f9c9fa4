import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { CircleAlertIcon } from '../Icon/icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Field.css';

/** What every labelled control takes. */
export interface FieldBaseProps {
  /** The name of the control. */
  label: string;
  /**
   * Hides the label from sight where its place says the same. Assistive technology still reads it.
   * @default false
   */
  labelHidden?: boolean;
  /** A line that helps to fill it in: format, consequence, where to find it. */
  description?: ReactNode;
  /** What is wrong with the value and how to put it right. Marks the control as invalid. */
  error?: string | undefined;
  /**
   * Says "Optional" beside the label. Everything else is required.
   * @default false
   */
  optional?: boolean;
  /** Stands at the end of the label's line: a link or a count. */
  labelEnd?: ReactNode;
}

/** What a control must carry so that its label, hint and error belong to it. */
export interface FieldControlProps {
  /** What the label points to. */
  id: string;
  /** Ids of the error and the hint, in the order they should be read. */
  'aria-describedby'?: string;
  /** Set while there is an error. */
  'aria-invalid'?: true;
}

export interface FieldProps extends FieldBaseProps {
  /** Renders the control with the given properties. */
  children: (control: FieldControlProps) => ReactNode;
  /** Id of the control, when it must be known outside. */
  id?: string | undefined;
}

/** Label, hint and error around one control of any kind. Ready-made: `TextField`, `Select` and others. */
export function Field({
  children,
  label,
  labelHidden = false,
  description,
  error,
  optional = false,
  labelEnd,
  id,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, description && hintId].filter(Boolean).join(' ');
  const name = (
    <label className={css.label} htmlFor={controlId} id={`${controlId}-label`}>
      {label}
    </label>
  );
  return (
    <div className={css.field} data-state={error ? 'invalid' : undefined}>
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={css.labelRow}>
          <span>
            {name}
            {optional ? <span className={css.optional}> Optional</span> : null}
          </span>
          {labelEnd}
        </div>
      )}
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {description ? (
        <div className={css.hint} id={hintId}>
          {description}
        </div>
      ) : null}
    </div>
  );
}

/** The error line of a control: announced when it appears, absent when there is nothing to say. */
export function FieldError({ id, children }: { id: string; children?: string | undefined }) {
  return (
    <div id={id} aria-live="polite" hidden={!children}>
      {children ? (
        <p className={css.error}>
          <span className={css.errorMark}>
            <Icon icon={CircleAlertIcon} size="small" />
          </span>
          {children}
        </p>
      ) : null}
    </div>
  );
}
