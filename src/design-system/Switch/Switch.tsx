import { useId, type ReactNode, type Ref } from 'react';
import { hint as hintClass } from '../Field/Field.css';
import { omitUndefined } from '../utilities/omitUndefined';
import * as css from './Switch.css';

export interface SwitchProps {
  /** What is on or off. */
  label: string;
  /** What being on means. */
  description?: ReactNode;
  /** Whether it is on, when the parent holds it. */
  checked?: boolean;
  /** Whether it is on at first, when the control holds it. */
  defaultChecked?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Called when focus leaves it. */
  onBlur?: () => void;
  /** @default false */
  disabled?: boolean;
  /** Name in a submitted form. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Turns one thing on or off. For agreeing to something in a form use `Checkbox`. */
export function Switch({ label, description, disabled = false, onCheckedChange, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox says itself whether it is checked.
        role="switch"
        className={css.track}
        id={id}
        disabled={disabled}
        aria-describedby={description ? `${id}-hint` : undefined}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        {...omitUndefined(rest)}
      />
      <span className={css.words}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {description ? (
          <span className={hintClass} id={`${id}-hint`}>
            {description}
          </span>
        ) : null}
      </span>
    </div>
  );
}
