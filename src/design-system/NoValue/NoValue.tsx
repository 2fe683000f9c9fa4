/** The text that stands for a missing value. */
export const NO_VALUE = '-';

export interface NoValueProps {
  /**
   * What is missing, for screen readers: "No confidence".
   * @default 'No value'
   */
  label?: string;
}

/** Replaces a missing value. Write a known zero or absence as a text: "0", "None", "Never". */
export function NoValue({ label = 'No value' }: NoValueProps) {
  return (
    <span role="img" aria-label={label}>
      {NO_VALUE}
    </span>
  );
}
