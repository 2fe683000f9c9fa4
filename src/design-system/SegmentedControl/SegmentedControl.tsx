import * as RadixToggleGroup from '@radix-ui/react-toggle-group';
import * as css from './SegmentedControl.css';

export interface SegmentedControlProps<Value extends string = string> {
  /** What is chosen. Not shown: the choices explain themselves. */
  label: string;
  /** Two to five choices, in the order shown. */
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  /** The chosen value. One is always chosen. */
  value: Value;
  /** Called with the new value, at once. */
  onValueChange: (value: Value) => void;
  /** @default false */
  disabled?: boolean;
}

/** A few exclusive choices side by side that take effect at once, such as a period. Not for forms: that is `RadioGroup`. */
export function SegmentedControl<Value extends string = string>({
  label,
  options,
  value,
  onValueChange,
  disabled = false,
}: SegmentedControlProps<Value>) {
  return (
    <RadixToggleGroup.Root
      className={css.group}
      // Buttons that are pressed or not; the library's single choice would make radio buttons of them.
      type="multiple"
      role="group"
      aria-label={label}
      value={[value]}
      disabled={disabled}
      onValueChange={(pressed) => {
        const next = pressed.find((candidate) => candidate !== value);
        /* Pressing the chosen one again would choose nothing. */
        if (next !== undefined) onValueChange(next as Value);
      }}
    >
      {options.map((option) => (
        <RadixToggleGroup.Item
          key={option.value}
          className={css.item}
          value={option.value}
          disabled={disabled || (option.disabled ?? false)}
        >
          {option.label}
        </RadixToggleGroup.Item>
      ))}
    </RadixToggleGroup.Root>
  );
}
