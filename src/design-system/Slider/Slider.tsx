import * as RadixSlider from '@radix-ui/react-slider';
import { useId, type ReactNode } from 'react';
import { FieldError } from '../Field/Field';
import * as field from '../Field/Field.css';
import * as css from './Slider.css';

export interface SliderProps {
  /** What the value is. */
  label: string;
  /** The value, from `min` to `max`. */
  value: number;
  /** Called with every value on the way while it is moved. */
  onValueChange: (value: number) => void;
  /** Called once when the movement ends. */
  onValueCommit?: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /**
   * Distance between values; Page keys move ten times as far.
   * @default 1
   */
  step?: number;
  /** The value in words, shown at the end of the label's line and read aloud. */
  format?: (value: number) => string;
  /** What the two ends mean. */
  ends?: readonly [start: string, end: string];
  /** What moving it changes. */
  description?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** @default false */
  disabled?: boolean;
  /** Name in a submitted form. */
  name?: string;
}

/** A number by feel, where the neighbourhood matters more than the digit. For exact numbers use `TextField`. */
export function Slider({
  label,
  value,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  ends,
  description,
  error,
  disabled = false,
  name,
}: SliderProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, description && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={field.field}>
      <div className={field.labelRow}>
        <span className={field.label} id={`${id}-label`}>
          {label}
        </span>
        <output className={css.value} aria-hidden="true">
          {format(value)}
        </output>
      </div>
      <RadixSlider.Root
        className={css.root}
        min={min}
        max={max}
        step={step}
        value={[value]}
        disabled={disabled}
        onValueChange={([next]) => (next === undefined ? undefined : onValueChange(next))}
        onValueCommit={([next]) => (next === undefined ? undefined : onValueCommit?.(next))}
        {...(name && { name })}
      >
        <RadixSlider.Track className={css.track}>
          <RadixSlider.Range className={css.range} />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          className={css.thumb}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          aria-valuetext={format(value)}
        />
      </RadixSlider.Root>
      {ends ? (
        <div className={css.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {description ? (
        <div className={field.hint} id={`${id}-hint`}>
          {description}
        </div>
      ) : null}
    </div>
  );
}
