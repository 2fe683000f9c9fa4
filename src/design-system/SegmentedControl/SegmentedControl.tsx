import * as RadixToggleGroup from '@radix-ui/react-toggle-group';
import * as css from './SegmentedControl.css';

export interface SegmentedControlProps<Value extends string = string> {
  /** The accessible name. Not shown, because the options explain themselves. */
  label: string;
  /** Two to five options, in the order shown. One that is `disabled` is shown, but can't be chosen. */
  options: readonly { value: Value; label: string; disabled?: boolean | undefined }[];
  /** The chosen value; there always is one. */
  value: Value;
  /** Called with the new value as soon as the visitor chooses it. */
  onValueChange: (value: Value) => void;
  /**
   * No option can be chosen; the chosen one stays marked.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** A few exclusive options side by side that take effect at once, such as a period. In a form use `RadioGroup`. */
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
      // Toggle buttons; with `single` Radix would render radio buttons.
      type="multiple"
      role="group"
      aria-label={label}
      value={[value]}
      disabled={disabled}
      onValueChange={(pressed) => {
        const next = pressed.find((candidate) => candidate !== value);
        /* Pressing the chosen option again must not clear the choice. */
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
