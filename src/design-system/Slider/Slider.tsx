import * as RadixSlider from '@radix-ui/react-slider';
import { useId, useState, type ReactNode } from 'react';
import { FieldError } from '../Field/Field';
import * as field from '../Field/Field.css';
import { useNumberFormat } from '../I18n/numberFormat';
import * as css from './Slider.css';

export interface SliderProps {
  /** The name of the value. */
  label: string;
  /** The value, from `min` to `max`, when the parent controls it. */
  value?: number | undefined;
  /**
   * The value at first, when the component controls it.
   * @default min
   */
  defaultValue?: number | undefined;
  /** Called with every value while the visitor moves the thumb. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called once with the final value. */
  onValueCommit?: ((value: number) => void) | undefined;
  /**
   * The value at the start of the track.
   * @default 0
   */
  min?: number | undefined;
  /**
   * The value at the end of the track. More than `min`.
   * @default 100
   */
  max?: number | undefined;
  /**
   * Distance between values; Page keys move ten times as far.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Formats the value for the label's line and for screen readers.
   * @default the number in the locale
   */
  format?: ((value: number) => string) | undefined;
  /** Texts below the two ends of the track. */
  ends?: readonly [start: string, end: string] | undefined;
  /** What the value affects. */
  description?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
  /**
   * The visitor can neither focus nor move the thumb; the value stays in sight.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
}

/* As many digits as the value has. */
const EXACT = { maximumFractionDigits: 20 } as const;

/** Chooses an approximate number. For exact numbers use `TextField`. */
export function Slider({
  label,
  value,
  min = 0,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  max = 100,
  step = 1,
  format,
  ends,
  description,
  error,
  disabled = false,
  name,
}: SliderProps) {
  const id = useId();
  const formatNumber = useNumberFormat(EXACT);
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const shownValue = value ?? uncontrolledValue;
  const text = (format ?? formatNumber)(shownValue);
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');
  return (
    <div className={field.field}>
      <div className={field.labelRow}>
        <span className={field.label} id={`${id}-label`}>
          {label}
        </span>
        <output className={css.value} aria-hidden="true">
          {text}
        </output>
      </div>
      <RadixSlider.Root
        className={css.root}
        min={min}
        max={max}
        step={step}
        value={[shownValue]}
        disabled={disabled}
        name={name}
        onValueChange={([next = min]) => {
          setUncontrolledValue(next);
          onValueChange?.(next);
        }}
        onValueCommit={([next = min]) => onValueCommit?.(next)}
      >
        <RadixSlider.Track className={css.track}>
          <RadixSlider.Range className={css.range} />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          className={css.thumb}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          aria-valuetext={text}
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
        <div className={field.description} id={`${id}-description`}>
          {description}
        </div>
      ) : null}
    </div>
  );
}
