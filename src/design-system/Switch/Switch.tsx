import { useId, type ReactNode } from 'react';
import * as choice from '../Field/choice.css';
import { description as descriptionClass } from '../Field/Field.css';
import * as css from './Switch.css';

export interface SwitchProps {
  /** The name of the setting. */
  label: string;
  /** What the setting does while it is on. */
  description?: ReactNode;
  /** Whether the switch is on, when the parent controls it. */
  checked?: boolean | undefined;
  /** Whether the switch is on at first, when it controls itself. */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * The visitor can neither focus nor turn it; its state stays in sight.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The name under which a form submits "on" while it is on. */
  name?: string | undefined;
}

/** Turns one setting on or off at once. For consent in a form use `Checkbox`. */
export function Switch({ label, description, disabled = false, onCheckedChange, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A native checkbox exposes its own checked state.
        role="switch"
        className={css.track}
        id={id}
        disabled={disabled}
        aria-describedby={description ? `${id}-description` : undefined}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        {...rest}
      />
      <span className={choice.texts}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {description ? (
          <span className={descriptionClass} id={`${id}-description`}>
            {description}
          </span>
        ) : null}
      </span>
    </div>
  );
}
