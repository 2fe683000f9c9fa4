import { useId, type ReactNode } from 'react';
import { useTranslation } from '../I18n/i18nContext';
import { Icon } from '../Icon/Icon';
import { CircleAlertIcon } from '../Icon/icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Field.css';

/** Props that every labelled control shares. */
export interface FieldBaseProps {
  /** The name of the control. */
  label: string;
  /**
   * Hides the label from sight; screen readers still read it.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** Helps to fill the control in: its format, its effect, or where to find the value. */
  description?: ReactNode;
  /** What is wrong with the value and how to correct it. Marks the control as invalid. */
  error?: string | undefined;
  /**
   * Shows "Optional" beside the label. Without "Optional" the field needs an answer; the form checks this itself.
   * @default false
   */
  optional?: boolean | undefined;
  /** Stands at the end of the label's line: a link or a count. */
  labelEnd?: ReactNode;
}

/** Attributes that tie a control to its label, description and error. */
export interface FieldControlProps {
  /** The id that the label's `for` names. */
  id: string;
  /** Ids of the error, the description and what describes the control outside the field, in reading order. */
  'aria-describedby'?: string | undefined;
  /** Set while there is an error. */
  'aria-invalid'?: true | undefined;
}

export interface FieldProps extends FieldBaseProps {
  /** Renders the control with the given attributes. */
  children: (control: FieldControlProps) => ReactNode;
  /** Id of the control, when another element refers to it. */
  id?: string | undefined;
  /** Ids of elements outside the field that describe the control too. */
  'aria-describedby'?: string | undefined;
}

/** Label, description and error around any control. For common controls use `TextField`, `Select` and the others. */
export function Field({
  children,
  label,
  labelHidden = false,
  description,
  error,
  optional = false,
  labelEnd,
  id,
  'aria-describedby': outside,
}: FieldProps) {
  const translate = useTranslation('Field');
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, description && descriptionId, outside].filter(Boolean).join(' ');
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
            {optional ? <span className={css.optional}> {translate('optional', 'Optional')}</span> : null}
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
        <div className={css.description} id={descriptionId}>
          {description}
        </div>
      ) : null}
    </div>
  );
}

/** The error line of a control, announced when it appears and hidden without an error. */
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
